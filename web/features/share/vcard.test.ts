import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vcard } from './vcard.ts'

const url = 'https://vitrine.test/ada'
const lines = (card: string) => card.replace(/\r\n /g, '').split('\r\n')
const octets = (text: string) => Buffer.byteLength(text)

describe('a contact card', () => {
  it('says what it is given, each on a line of its own', () => {
    expect(vcard({ name: 'Ada Lovelace', title: 'Analyst', email: 'ada@example.com', url })).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:4.0',
        'FN:Ada Lovelace',
        'N:;Ada Lovelace;;;',
        'TITLE:Analyst',
        'EMAIL:ada@example.com',
        `URL:${url}`,
        'END:VCARD',
        '',
      ].join('\r\n'),
    )
  })

  it('leaves out what there is not', () => {
    expect(vcard({ name: 'Ada', url })).not.toMatch(/^(TITLE|EMAIL)/m)
  })

  it.each([
    ['Smith, Jones; & Co', 'Smith\\, Jones\\; & Co'],
    ['back\\slash', 'back\\\\slash'],
    ['two\nlines', 'two\\nlines'],
    ['two\r\nlines', 'two\\nlines'],
    ['bell\u0007', 'bell'],
    ['half \ud83e', 'half \ufffd'],
  ])('writes %j as %j', (name, written) => {
    expect(lines(vcard({ name, url }))).toContain(`FN:${written}`)
  })

  it('folds a line at 75 octets and cuts no character', () => {
    const card = vcard({ name: '🦉'.repeat(40), url })
    expect(card.split('\r\n')[2]).toBe(`FN:${'🦉'.repeat(18)}`)
    expect(lines(card)[2]).toBe(`FN:${'🦉'.repeat(40)}`)
  })
})

/** Reads a value back as RFC 6350 says: unfold, then unescape. */
const valueOf = (card: string, name: string) => {
  const line = lines(card).find((one) => one.startsWith(`${name}:`))
  return line
    ?.slice(name.length + 1)
    .replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))
}

it('any text comes back as it was, in lines that any reader takes', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('\\', ',', ';', ':', '\n', ' ', 'n', 'BEGIN:VCARD'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    minLength: 1,
    maxLength: 200,
  })
  const printable = (value: string) => value.replace(/\r\n?/g, '\n').replace(/[\0-\x08\x0b-\x1f\x7f]/g, '')
  fc.assert(
    fc.property(text, text, (name, title) => {
      const card = vcard({ name, title, url })
      expect(valueOf(card, 'FN')).toBe(printable(name))
      expect(valueOf(card, 'TITLE')).toBe(printable(title))
      expect(lines(card).filter((line) => line === 'BEGIN:VCARD')).toHaveLength(1)
      for (const line of card.split('\r\n')) {
        expect(octets(line)).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
      }
    }),
  )
})
