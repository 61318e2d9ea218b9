import type { Page } from '@playwright/test'
import { ownLanguageName } from '@vitrine/common/language-names'
import { languages } from '@vitrine/common/languages'
import { fontNames } from '@vitrine/common/portfolio/design'
import { networks } from '@vitrine/common/portfolio/networks'
import { templateIds } from '@vitrine/common/templates/ids'
import { catalogue as templates } from '@vitrine/templates/catalogue'
import { wordingOf, type Catalogue } from '@vitrine/templates/words/wording'
import { catalogue as german } from '../../../web/lib/words/catalogues/de.ts'
import { hearing } from '../../../web/lib/words/hear.ts'
import type { Word } from '../../../web/lib/words/words.ts'
import { painted } from './painted.ts'
import { expect } from './test.ts'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** The same letters as no text in English or German has them. */
const accented = [...'åƀçđéƒĝĥîĵķļɱñóþʠŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻḾÑÓÞǪŔŠŢÛṼŴẊÝŽ']

/** How much longer than in English a text may be. */
const LONGER = 0.4

/** English words in other letters and longer, within brackets; what is filled in stays. */
function pseudo(english: string): string {
  const parts = english.split(/(\{\w+\})/)
  const said = parts.filter((_, index) => index % 2 === 0).join('')
  const added = Math.max(said.length * LONGER - '⟦⟧'.length, 0)
  const each = added / (said.match(/[a-z]/g)?.length ?? 1)
  let due = 0
  const inOtherLetters = (letter: string) => {
    const other = accented[plain.indexOf(letter)] ?? letter
    due += /[a-z]/.test(letter) ? each : 0
    if (due < 1) return other
    due -= 1
    return other + other
  }
  return `⟦${parts.map((part, index) => (index % 2 === 0 ? [...part].map(inOtherLetters).join('') : part)).join('')}⟧`
}

const catalogue = Object.fromEntries(
  Object.entries(german).map(([word, entry]) => [
    word,
    typeof entry === 'string'
      ? pseudo(word)
      : Object.fromEntries(Object.keys(entry).map((form) => [form, pseudo(word)])),
  ]),
) as Catalogue<Word>

/** What is said of single templates, which is in a file of its own. */
const ofTemplates = Object.fromEntries(
  (
    await Promise.all(
      templateIds.map(
        (id) => import(`../../../templates/${id}/words.ts`) as Promise<{ words: Readonly<Record<string, unknown>> }>,
      ),
    )
  ).flatMap(({ words }) => Object.keys(words).map((word) => [word, pseudo(word)])),
)

/** What the app says in the pseudo-language. */
export const { say } = wordingOf('de', catalogue)

/** What common code, templates and the server say, in the pseudo-language. */
export const heard = hearing({ ...ofTemplates, ...catalogue })

/** Gives a German browser the words of the pseudo-language. */
export const speakPseudo = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/de-[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    const words = await response.text()
    const [template = ''] = Object.keys(ofTemplates)
    // The words of portfolios are in a file of the same name.
    await route.fulfill({
      response,
      ...(words.includes('Language of the app' satisfies Word) && {
        body: `export const catalogue = ${JSON.stringify(catalogue)}`,
      }),
      ...(words.includes(template) && { body: `export const templateWords = ${JSON.stringify(ofTemplates)}` }),
    })
  })

interface Found {
  /** What is read or said aloud, and where. */
  texts: { text: string; where: string }[]
  /** What the layout does not hold. */
  broken: string[]
}

/** Reads the app's document, without what is in its frames: runs in the browser. */
function read(): Found {
  const texts: Found['texts'] = []
  const broken: string[] = []
  const attributes = [
    ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder'],
    ...['title', 'placeholder', 'data-placeholder', 'alt', 'label'],
  ]
  const styles = new Map<Element, CSSStyleDeclaration>()

  function styleOf(element: Element): CSSStyleDeclaration {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const nameOf = (element: Element) => {
    const role = element.getAttribute('role')
    return element.tagName.toLowerCase() + (role ? `[${role}]` : '')
  }
  const add = (text: string | null | undefined, where: string) => {
    if (text && /\p{L}/u.test(text)) texts.push({ text: text.replace(/\s+/g, ' ').trim(), where })
  }
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  /** For screen readers, and not to be seen. */
  const isOnlySaid = (element: Element): boolean =>
    styleOf(element).clipPath === 'inset(50%)' || (element.parentElement !== null && isOnlySaid(element.parentElement))
  const endsInDots = (element: Element) =>
    styleOf(element).textOverflow === 'ellipsis' || styleOf(element).webkitLineClamp !== 'none'
  const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

  /** What is seen stays within its button or cell, within what cuts it off, and within the window. */
  function checkPlace(element: Element, box: DOMRect, text: string): void {
    const what = `${nameOf(element)} “${text.trim().slice(0, 60)}”`
    const holder = text && element.closest('button, a, label, [role=tab], [role^=menuitem], [role=option], th, td')
    let isInHolder = Boolean(holder) && styleOf(holder as Element).display !== 'inline'
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY } = styleOf(around)
      if (isCut(overflowX) && endsInDots(around)) return
      const { left, right, top, bottom, width, height } = around.getBoundingClientRect()
      const outside = Math.max(left - box.left, box.right - right)
      if (around === holder && isInHolder) {
        isInHolder = false
        if (Math.max(outside, top - box.top, box.bottom - bottom) > 2) {
          broken.push(`${what} sticks out of its ${nameOf(around)}`)
          return
        }
      }
      if (isScrolled(overflowX) || isScrolled(overflowY)) return
      const isCutHere =
        (isCut(overflowX) && width > 1 && outside > 1) ||
        (isCut(overflowY) && height > 1 && box.top < bottom - 1 && box.bottom > bottom + 2)
      if (isCutHere) {
        broken.push(`${what} is cut off by ${nameOf(around)} of class “${around.className}”`)
        return
      }
      if (styleOf(around).position === 'fixed') break
    }
    if (box.right > innerWidth + 1 || box.left < -1) broken.push(`${what} reaches out of the window`)
  }

  add(document.title, 'title of the document')
  add(document.querySelector('meta[name=description]')?.getAttribute('content'), 'description of the document')
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) broken.push(`the document is ${scrollWidth - clientWidth} px wider than the window`)

  for (const element of document.body.querySelectorAll('*')) {
    const isOption = element.matches('option, optgroup')
    if (element.matches('script, style, noscript, kbd, kbd *')) continue
    if (!isShown(isOption ? (element.closest('select') ?? element) : element)) continue
    for (const name of attributes) add(element.getAttribute(name), `${name} of ${nameOf(element)}`)
    if (isOption) {
      add(element.textContent, nameOf(element))
      continue
    }
    if (element.matches('iframe')) continue
    for (const part of ['::before', '::after'])
      add(/^"(.*)"$/.exec(getComputedStyle(element, part).content)?.[1], `${part} of ${nameOf(element)}`)
    if (element.matches('input, textarea, select')) {
      if (!isOnlySaid(element)) checkPlace(element, element.getBoundingClientRect(), '')
      continue
    }
    // What is written there is the owner's.
    if (element.closest('[contenteditable]')?.matches('[contenteditable=true]')) continue
    const isWide = isScrolled(styleOf(element).overflowX) && element.scrollWidth > element.clientWidth + 1
    if (isWide && !/overflow-(x-)?auto/.test(element.className))
      broken.push(`${nameOf(element)} of class “${element.className}” has to be scrolled sideways`)
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue
      add(node.nodeValue, nameOf(element))
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width > 0 && !isOnlySaid(element)) checkPlace(element, box, node.nodeValue)
    }
  }
  return { texts, broken }
}

/** What moves to its place after a change of the width has a moment to get there. */
async function readWhenStill(page: Page): Promise<Found> {
  const deadline = Date.now() + 2_000
  let found: Found
  do {
    await painted(page)
    found = await page.evaluate(read)
  } while (found.broken.length > 0 && Date.now() < deadline)
  return found
}

const wordsOf = (text: string) => text.match(/[A-Za-zÄÖÜäöüß]+/g) ?? []

/** Words of dates, ages, lists and languages, as `Intl` has them in German. */
const ofIntl = new Set(
  [
    // All months, and all days of the week.
    ...Array.from(
      { length: 12 },
      (_, month) => new Date(2026, month, 1 + ((7 + month - new Date(2026, month, 1).getDay()) % 7)),
    ).flatMap((day) =>
      (['long', 'short'] as const).map((style) =>
        day.toLocaleDateString('de', { weekday: style, day: 'numeric', month: style }),
      ),
    ),
    ...(['always', 'auto'] as const).flatMap((numeric) => {
      const ages = new Intl.RelativeTimeFormat('de', { numeric })
      return (['hour', 'day'] as const).flatMap((unit) => [-1, 0, 1, 2].map((n) => ages.format(n, unit)))
    }),
    ...languages.map((language) => new Intl.DisplayNames('de', { type: 'language' }).of(language) ?? ''),
    ...['um', 'und'],
  ].flatMap(wordsOf),
)

/** The same in every language: names, formats of files and records, samples. */
const names = [
  ...['Vitrine', 'CodePen', 'Figma', 'X (Twitter)', 'typescript', 'Aa'],
  ...['CSV', 'PNG', 'SVG', 'TXT', 'CNAME', 'UTC', 'ISO', 'WebVTT', 'SRT', 'KB', 'MB', 'GB', 'px'],
  ...templateIds.map((id) => templates[id].listing.name),
  ...networks.map(({ name }) => name),
  ...languages.flatMap((language) => [language, ownLanguageName(language)]),
  ...fontNames,
]

/** Addresses, files, colours, keys and time zones. */
const noWords = [
  /\S+@\S+|https?:\/\/\S+|\S+\.(?:example|com|app)\b\S*|vitrine=\S+|\S+\.(?:jpg|json|zip)\b/g,
  /#[\dA-F]{6}\b/gi,
  /\b(?:Ctrl|Alt|Shift)\+\S+/gi,
  /^[A-Z]\w+\/[\w/ -]+$/g,
]

const wholeWord = (text: string) => new RegExp(`(?<![A-Za-z])${text.replace(/[.()]/g, '\\$&')}(?![A-Za-z])`, 'g')
const known = [...noWords, ...names.sort((one, other) => other.length - one.length).map(wholeWord)]

/** What is left of a text without names: all that the pseudo-language says is in other letters. */
function english(text: string, own: readonly string[]): string[] {
  const rest = [...own, ...known].reduce((left: string, part) => left.replaceAll(part, ' '), text)
  return wordsOf(rest).filter((word) => !ofIntl.has(word))
}

const WIDTHS = [1280, 390] as const

/**
 * Looks at screens at both widths: nothing that they say is in English, and nothing is cut off. What was found is not told again.
 * @param own more texts of the account, and of the tests
 */
export function pseudoLook(page: Page, own: readonly string[]): (screen: string) => Promise<void> {
  const told = new Set<string>()
  return async (screen) => {
    const findings: string[] = []
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const { texts, broken } = await readWhenStill(page)
      const found = [
        ...texts.filter(({ text }) => english(text, own).length > 0).map(({ text, where }) => `${where}: ${text}`),
        ...broken.map((line) => `at ${width} px: ${line}`),
      ]
      for (const line of found) if (told.size !== told.add(line).size) findings.push(line)
    }
    await page.setViewportSize({ width: WIDTHS[0], height: 800 })
    expect.soft(findings, screen).toEqual([])
  }
}
