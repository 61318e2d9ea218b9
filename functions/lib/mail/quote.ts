const MAX_LENGTH = 60
/** Digits of a telephone number, which mail programs turn into a link too. */
const TELEPHONE_DIGITS = 7

/**
 * A name that somebody else wrote, as our mails may repeat it: on one line, at most 60 characters, or null. What a mail program
 * would turn into a link (an address, a domain, a telephone number) is left out as a whole: anybody can sign up with any name,
 * enter anybody's address in a form, and our mail must carry nobody's advertising.
 */
export function quote(text: string): string | null {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  if (line === '' || looksLikeLink(line)) return null
  const characters = [...line]
  return characters.length <= MAX_LENGTH
    ? line
    : `${characters
        .slice(0, MAX_LENGTH - 1)
        .join('')
        .trim()}…`
}

/** Whether a text holds what a program would turn into a link, or what a person would read as one. */
export function looksLikeLink(text: string): boolean {
  const plain = text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    // The full stops of other scripts, and what looks like one, separate the labels of a domain as well.
    .replace(/[。｡․ꓸ]|(?<=\S)[·‧∙•⋅](?=\S)|\s\.\s/gu, '.')
    .replace(/[∕⁄⧸]/g, '/')
    .replace(/[∶ː]/g, ':')
  const digits = plain.match(/\p{Nd}/gu)?.length ?? 0
  return (
    /[/:@\\]|\bwww\b|\bhxxps?\b|\bdot com\b|\.\p{L}{2,}|\bxn--|\d\.\d+\.\d/iu.test(plain) || digits >= TELEPHONE_DIGITS
  )
}
