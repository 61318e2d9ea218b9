import { describe, expect, it } from 'vitest'
import { addressOf, emailOf, filled, filledFields, phoneAddress } from './texts.ts'

describe('filled', () => {
  it('keeps what is written, without the blanks around it', () => {
    expect(filled([' a ', '', undefined, ' ', 'b'])).toEqual(['a', 'b'])
    expect(filled(undefined)).toEqual([])
  })
})

describe('addressOf', () => {
  it.each(['#', '', ' ', 'javascript:alert(1)', undefined])('is nothing for %j', (url) => {
    expect(addressOf(url)).toBeNull()
  })

  it('is a safe address', () => {
    expect(addressOf('example.com')).toBe('https://example.com/')
    expect(addressOf('#about')).toBe('#about')
  })
})

describe('emailOf', () => {
  it('is the address once it is one', () => {
    expect(emailOf(' ana@example.com ')).toBe('ana@example.com')
    expect(emailOf('ana@')).toBeNull()
    expect(emailOf(undefined)).toBeNull()
  })
})

describe('phoneAddress', () => {
  it('calls the digits', () => {
    expect(phoneAddress('+44 (131) 496-0147')).toBe('tel:+441314960147')
    expect(phoneAddress('by appointment')).toBeNull()
    expect(phoneAddress(undefined)).toBeNull()
  })
})

describe('filledFields', () => {
  it('names the fields that hold a text, in the order asked for', () => {
    const job = { company: ' Acme ', position: ' ', years: ['2020'], location: 'Lisbon' }
    expect(filledFields(job, 'position', 'location', 'years', 'company')).toEqual([
      { field: 'location', text: 'Lisbon' },
      { field: 'company', text: 'Acme' },
    ])
  })
})
