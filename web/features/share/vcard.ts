import { byteLength } from '@vitrine/common/limits'

/** What a contact card says. */
export interface ContactCard {
  name: string
  title?: string
  email?: string
  url: string
}

/** Octets of a line without its end (RFC 6350, section 3.2). */
const LINE_MAX_OCTETS = 75

/** A contact card as a file: vCard 4.0 (RFC 6350). */
export function vcard({ name, title, email, url }: ContactCard): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(name)}`,
    // Some address books want the parts of a name. Which word is which is not ours to guess, so it stays whole.
    `N:;${escaped(name)};;;`,
    ...(title ? [`TITLE:${escaped(title)}`] : []),
    ...(email ? [`EMAIL:${escaped(email)}`] : []),
    `URL:${url}`,
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** A text as a value (section 3.4): separators escaped, line ends as \n, other control characters and half characters out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\0-\x08\x0b-\x1f\x7f]/g, '')
    .replace(/[\\,;]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** A line in pieces of at most 75 octets that never cut a character, each but the first begun with a blank. */
function folded(line: string): string {
  let result = ''
  let length = 0
  for (const character of line) {
    const octets = byteLength(character)
    if (length + octets > LINE_MAX_OCTETS) {
      result += '\r\n '
      length = 1
    }
    result += character
    length += octets
  }
  return result
}
