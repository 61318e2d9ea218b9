import { pageFace, type PageFonts } from './fonts.ts'
import { hasCharacter } from './subsets.ts'
import { alphabetOf, isWritingSystem, type WritingSystemName } from './writing-systems.ts'

/**
 * What a text is set in, where that is not its own typeface: the page's other one, the typefaces of a writing system, or the
 * system's. A typeface that lacks one letter of a word would show that word in two.
 */
export type Setting = keyof PageFonts | 'system' | WritingSystemName

/** The attribute that says so of the text of an element. */
export const SETTING = 'data-letters'

/** What the texts of a page ask of its typefaces. */
export interface PageLetters {
  writingSystems: readonly WritingSystemName[]
  /** Null where any may follow, in previews. */
  used: UsedLetters | null
}

interface UsedLetters {
  /** The characters that are set in each typeface, as far as is known. */
  heading: ReadonlySet<string>
  body: ReadonlySet<string>
  settings: ReadonlySet<Setting>
}

const none: ReadonlySet<never> = new Set()
/** Of a page whose text every typeface has. */
export const latinLetters: PageLetters = { writingSystems: [], used: { heading: none, body: none, settings: none } }
/** Of a preview. */
export const anyLetters = (writingSystems: readonly WritingSystemName[]): PageLetters => ({
  writingSystems,
  used: null,
})

/** What every face has, in its Latin file: Latin-1, general punctuation, € and ™. */
const beyondLatin = /[^\t-\u00ff\u2000-\u206f\u20ac\u2122]/gu
const latin = /[a-zß-öø-ÿ]/i
const letter = /(?!\p{VS})[\p{L}\p{Mn}\p{Mc}]/u

export const roles = ['heading', 'body'] as const satisfies (keyof PageFonts)[]

/** What matters of a letter. */
interface Kind {
  alphabet: string
  heading: boolean
  body: boolean
}

const latinKind: Kind = { alphabet: 'latin', heading: true, body: true }

/** Decides what a text is set in; null is its own typeface. Its characters beyond Latin are given where they are known. */
type ChooseSetting = (text: string, beyond?: readonly string[]) => Setting | null

/**
 * @param fonts of the page
 * @param ofPage the writing systems of all texts of the page
 */
export function settingsOf(fonts: PageFonts, ofPage: readonly WritingSystemName[]): ChooseSetting {
  const kinds = new Map<string, Kind>()
  const kindOf = (character: string): Kind => {
    const kind = kinds.get(character) ?? {
      alphabet: alphabetOf(character, ofPage),
      heading: hasLetter(fonts, 'heading', character),
      body: hasLetter(fonts, 'body', character),
    }
    kinds.set(character, kind)
    return kind
  }
  return (text, beyond = charactersBeyondLatin(text)) => {
    const letters = beyond.filter((character) => letter.test(character)).map(kindOf)
    if (letters.length === 0) return null
    return settingOf(latin.test(text) ? [...letters, latinKind] : letters)
  }
}

function settingOf(letters: readonly Kind[]): Setting | null {
  const known = new Set(letters.filter(({ heading, body }) => heading || body).map(({ alphabet }) => alphabet))
  const own = letters.filter(({ alphabet }) => known.has(alphabet))
  if (own.length === 0) {
    const [first, ...others] = new Set(letters.map(({ alphabet }) => alphabet))
    return others.length === 0 && isWritingSystem(first) ? first : 'system'
  }
  // Of a mixed text, the letters that neither has at all are left to the typefaces that follow.
  const complete = roles.filter((role) => own.every((kind) => kind[role]))
  return complete.length === roles.length ? null : (complete[0] ?? 'system')
}

export const hasLetter = (fonts: PageFonts, role: keyof PageFonts, character: string): boolean =>
  hasCharacter(pageFace(fonts, role), character)

/**
 * What scripts of the page make texts of: titles that are typed, captions of enlarged pictures, categories to choose from, and the
 * words of buttons and forms.
 */
export const textAttributes = [
  'data-typing',
  'data-lightbox',
  'data-options',
  'data-label',
  'data-all',
  'data-words',
  'data-done',
  'data-failed',
  'data-sending',
] as const

/** Without the flag for whole code points, which takes seven times as long over the whole markup of a page. */
const notLatin = new RegExp(beyondLatin.source)
export const isLatin = (text: string): boolean => !notLatin.test(text)

/** The characters of a text that not every face has, each once; in capitals, too, which styles make of some texts. */
export function charactersBeyondLatin(text: string): string[] {
  if (isLatin(text)) return []
  // Browsers compose letters and accents.
  const written = new Set(text.normalize('NFC').match(beyondLatin))
  for (const capital of [...written].join('').toUpperCase()) written.add(capital)
  return [...written]
}
