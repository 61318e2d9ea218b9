import type { CardFace } from './faces.ts'

/** A text on one line, and what it is drawn in. */
export interface CardText {
  text: string
  face: CardFace
}

const hasCharacter = ({ subsets }: CardFace, character: string) =>
  subsets.some(({ characters }) => characters.has(character))

/**
 * A text as far as it can be drawn, in the first face that has all its letters: emoji and rare signs are left out, fancy letters
 * become plain ones. Null where nothing is left, and where no face has its letters: half a name is worse than none.
 */
export function drawable(text: string | undefined, limit: number, faces: readonly CardFace[]): CardText | null {
  const whole = (text ?? '')
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/\p{Bidi_C}/gu, '')
  const letters = whole.match(/\p{L}/gu) ?? []
  const face = faces.find((one) => letters.every((letter) => hasCharacter(one, letter)))
  if (!face) return null
  const shown = [...whole]
    .filter((character) => hasCharacter(face, character))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(shown)) return null
  const characters = [...shown]
  const cut = characters
    .slice(0, limit - 1)
    .join('')
    .trimEnd()
  return { text: characters.length <= limit ? shown : `${cut}…`, face }
}
