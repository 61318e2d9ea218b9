const foreignLetter =
  /[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]]/v
/** Letters and accents, ASCII and Latin-1, dashes, quotes and dots, € and №. */
const missing =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u0300-\u036f\u0020-\u007e\u00a1-\u00ff\u2010-\u2027\u20ac\u2116]/gu

/**
 * A text on one line as far as the card's typeface has it: emoji and rare signs are left out, fancy letters become plain
 * ones. Null where nothing is left, and where it is written in another script: half a name is worse than none.
 */
export function drawable(text: string | undefined, limit: number): string | null {
  const whole = (text ?? '').toWellFormed().normalize('NFKC')
  if (foreignLetter.test(whole)) return null
  const shown = whole.replace(/\s+/g, ' ').replace(missing, '').replace(/ {2,}/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(shown)) return null
  const characters = [...shown]
  return characters.length <= limit
    ? shown
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`
}
