import type { Catalogue } from '@vitrine/templates/words/wording'

interface Pattern {
  english: RegExp
  translation: string
}

/**
 * Finds in a catalogue what common code, templates and the server say in English: labels, messages, and what is composed of them, such
 * as “Projects, 2: Title”. What it does not know stays as it is.
 */
export function hearing(catalogue: Catalogue<string>): (text: string) => string {
  let patterns: Pattern[] | undefined
  const withColon = textOf(catalogue['{name}: {text}'] ?? '{name}: {text}')

  function hear(text: string): string {
    const found = Object.hasOwn(catalogue, text) ? catalogue[text] : undefined
    if (found !== undefined) return textOf(found)
    if (text.includes('\n')) return text.split('\n').map(hear).join('\n')
    const [, mark, point] = /^(• )(.+)$/.exec(text) ?? []
    if (mark && point) return mark + hear(point)
    patterns ??= patternsOf(catalogue)
    for (const { english, translation } of patterns) {
      const values = english.exec(text)?.groups
      if (values) return filled(translation, (name) => hear(values[name] ?? ''))
    }
    const [name, ...rest] = text.split(': ')
    if (name === undefined || rest.length === 0) return numbered(text)
    const said = { name: hear(name), text: hear(rest.join(': ')) }
    return filled(withColon, (part) => said[part as keyof typeof said])
  }

  /** “Project 2” and “Projects, 2” are called by a word and a number. */
  function numbered(text: string): string {
    const [, name, number] = /^(.+?)(,? \d+)$/.exec(text) ?? []
    return name && number ? hear(name) + number : text
  }

  return hear
}

const filled = (text: string, value: (name: string) => string) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => value(name))

const textOf = (entry: Catalogue<string>[string]) => (typeof entry === 'string' ? entry : entry.other)

/** The entries with something to fill in, `{n}` being a number; those that say most come first. */
function patternsOf(catalogue: Catalogue<string>): Pattern[] {
  const said = (english: string) => english.replace(/\{\w+\}/g, '').length
  return Object.entries(catalogue)
    .filter(([english]) => english.includes('{') && isTelling(english))
    .sort(([one], [other]) => said(other) - said(one))
    .map(([english, translation]) => ({ english: patternOf(english), translation: textOf(translation) }))
}

function patternOf(english: string): RegExp {
  const seen = new Set<string>()
  const pattern = english
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/(“?)\{(\w+)\}/g, (_, quote: string, name: string) => {
      if (seen.has(name)) return `${quote}\\k<${name}>`
      seen.add(name)
      // What is quoted ends where something else is said of it.
      const value = name === 'n' ? '[\\d.,]+' : quote ? '(?:(?!”: ).)+?' : '.+?'
      return `${quote}(?<${name}>${value})`
    })
  return new RegExp(`^${pattern}$`)
}

/** Nearly any sentence has the shape of “{label}, {place} of {count}”. */
const isTelling = (english: string) =>
  !/^\{(?!n\})\w+\}.*\{(?!n\})\w+\}$/.test(english) ||
  (english.replace(/\{\w+\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0) >= 2
