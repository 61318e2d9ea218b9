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

/** What every face has: Latin-1 and general punctuation. */
const beyondLatin = /[^\p{ASCII}\u0080-\u00ff\u2000-\u206f]/gu
export const isLatin = (text: string): boolean => text.search(beyondLatin) < 0

export const roles = ['heading', 'body'] as const satisfies (keyof PageFonts)[]

/**
 * Decides what each text is set in; null is its own typeface.
 * @param ofPage the writing systems of all texts of the page
 */
export function settingsOf(fonts: PageFonts, ofPage: readonly WritingSystemName[]): (text: string) => Setting | null {
  const has = (role: keyof PageFonts, letter: string) => hasCharacter(pageFace(fonts, role), letter)
  return (text) => {
    if (isLatin(text)) return null
    const letters = lettersOf(text)
    if (letters.length === 0) return null
    const alphabet = (letter: string) => alphabetOf(letter, ofPage)
    const known = new Set(letters.filter((letter) => roles.some((role) => has(role, letter))).map(alphabet))
    const own = letters.filter((letter) => known.has(alphabet(letter)))
    if (own.length === 0) {
      const [first, ...others] = new Set(letters.map(alphabet))
      return others.length === 0 && isWritingSystem(first) ? first : 'system'
    }
    // Of a mixed text, the letters that neither has at all are left to the typefaces that follow.
    const complete = roles.filter((role) => own.every((letter) => has(role, letter)))
    return complete.length === roles.length ? null : (complete[0] ?? 'system')
  }
}

/** What scripts of the page make texts of: titles that are typed, captions of enlarged pictures, categories to choose from. */
export const textAttributes = ['data-typing', 'data-lightbox', 'data-options'] as const

/** The letters of a text. */
const lettersOf = (text: string): string[] => [...new Set(charactersOf(text).match(/(?!\p{VS})[\p{L}\p{Mn}\p{Mc}]/gu))]

/** The characters of a text that not every face has. */
export const charactersBeyondLatin = (text: string): readonly string[] => charactersOf(text).match(beyondLatin) ?? []

/** As browsers compose them; in capitals, too, which styles make of some texts. */
function charactersOf(text: string): string {
  const composed = text.normalize('NFC')
  return composed + composed.toUpperCase()
}
