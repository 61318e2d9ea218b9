import { describe, expect, it } from 'vitest'
import { contactOf } from './page-texts.ts'

const content = {
  hero: {
    title: ' Head of  Analysis ',
    titles: ['Poet', 'Countess'],
    specialty: 'Engines',
    emailLink: 'mailto:hello@ada.example',
  },
  contact: { email: 'ada@private.example' },
}
const shows =
  (...texts: string[]) =>
  (text: string) =>
    texts.includes(text)

describe('a contact card', () => {
  it('takes the title and the address that the page shows', () => {
    expect(contactOf(content, shows('Head of Analysis', 'ada@private.example'))).toEqual({
      title: 'Head of Analysis',
      email: 'ada@private.example',
    })
    expect(contactOf(content, shows('Countess', 'hello@ada.example'))).toEqual({
      title: 'Countess',
      email: 'hello@ada.example',
    })
  })

  it('never takes an address that the page keeps to itself', () => {
    expect(contactOf(content, shows('Engines'))).toEqual({ title: 'Engines', email: undefined })
    expect(contactOf({}, shows('anything'))).toEqual({ title: undefined, email: undefined })
  })
})
