import type { Page } from '@playwright/test'
import { initialsOf } from '@vitrine/common/initials'
import type { Language } from '@vitrine/common/languages'
import { networks } from '@vitrine/common/portfolio/networks'
import { dateOf } from '@vitrine/templates/parts/dates'
import { loadCatalogue } from '@vitrine/templates/words/load-catalogue'

/** What has the same name everywhere, with what sections after the 26th have for letters. */
const proper = [
  'Vitrine',
  'Vimeo',
  'ISO',
  'PDF',
  ...networks.map(({ name, label = name }) => label),
  ...Array.from('ABCDEF', (b) => `A${b}`),
]

/**
 * What a page says but for code, to eyes and to screen readers, its title and its description included. The words of an element and of what
 * stands in its lines are one text.
 */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder', 'label']
    // Of scripts, which say them later.
    const later = ['data-all', 'data-sending', 'data-done', 'data-failed', 'data-words']
    const texts = [document.title, document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '']
    let line = ''
    const end = () => {
      texts.push(line)
      line = ''
    }
    const read = (element: Element) => {
      if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'PRE'].includes(element.tagName)) return
      const isInLine = getComputedStyle(element).display === 'inline'
      if (!isInLine) end()
      for (const name of [...attributes, ...later]) texts.push(...(element.getAttribute(name)?.split('|') ?? []))
      for (const part of ['::before', '::after']) {
        // The text of a decoration, or what is said in its place.
        texts.push(/"([^"]*)"$/.exec(getComputedStyle(element, part).content)?.[1] ?? '')
      }
      for (const node of element.childNodes) {
        if (node instanceof Element) read(node)
        else if (node instanceof Text) line += node.data
      }
      if (!isInLine) end()
    }
    read(document.body)
    return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))]
  })

/** The texts of content, its addresses as pages name them, and its dates as they are written in a language. */
function textsOf(content: unknown, language: Language): string[] {
  if (typeof content === 'object' && content !== null)
    return Object.values(content).flatMap((value) => textsOf(value, language))
  if (typeof content !== 'string') return []
  const lines = content.split(/\n|<[^>]+>/).map((line) => line.replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim())
  return [...lines, content.replace(/^https?:\/\/(www\.)?|\/$/g, ''), dateOf(content, language).text]
}

/** All words of the catalogue of a language, without what is filled in. */
async function fixedWords(language: Language): Promise<string[]> {
  const entries = Object.values((await loadCatalogue(language)) ?? {})
  return entries
    .flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
    .flatMap((word) => word.split(/\{\w+\}/).map((part) => part.trim()))
}

/** What a page says that is neither of its content nor of the words of its language: it is in English, as the code is. */
export async function notInLanguage(page: Page, language: Language, contents: readonly unknown[]): Promise<string[]> {
  const own = contents.flatMap((content) => textsOf(content, language))
  const known = new Set([...own, ...(await fixedWords(language)), ...proper])
  const longestFirst = [...known].filter(Boolean).sort((a, b) => b.length - a.length)
  const initials = new Set(own.map(initialsOf))
  const said = (await saidOn(page)).filter((text) => !initials.has(text))
  return said.filter((text) =>
    /\p{L}{2}/u.test(longestFirst.reduce((left, words) => left.replaceAll(words, ' '), text)),
  )
}
