import { describe, expect, it } from 'vitest'
import { quote } from './quote.ts'

describe('quote', () => {
  it.each([
    'Ada Lovelace',
    'J.R.R. Tolkien',
    'Seán O’Casey',
    '李小龍',
    'Zoë 🦊',
    '<b>Ada',
    'Studio 54, est. 1977',
    'Portfolio v2.0',
    'Design · Code',
    'J. R. R. Tolkien',
  ])('repeats %s', (name) => {
    expect(quote(name)).toBe(name)
  })

  it.each([
    '',
    '  ',
    'http://evil.example',
    'Win at evil.example',
    'www evil',
    'evil.example/x',
    'me@evil.example',
    'C:\\evil',
    'evil\u200b.example',
    'evil．example',
    'evil。example',
    'evil·example',
    'evilꓸexample',
    'evil.\ufe0fexample',
    'evil.e\u034fxample',
    'evil . com',
    'evil dot com',
    'hxxp evil',
    'evil∕login',
    'http∶⁄⁄evil',
    'me＠evil',
    'xn--vil-poa',
    'at 192.0.2.1',
    'Call +1 (888) 555-0123',
    'Your account is limited, verify at evil.example',
  ])('leaves out %j', (name) => expect(quote(name)).toBeNull())

  it('keeps to one line and cuts what is too long between characters', () => {
    expect(quote('Ada\r\nBcc: eve')).toBeNull()
    expect(quote('Ada\n\tKing')).toBe('Ada King')
    expect(quote('a\ud800b')).toBe('a b')
    expect(quote('🦊'.repeat(61))).toBe(`${'🦊'.repeat(59)}…`)
  })
})
