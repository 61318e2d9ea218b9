import { describe, expect, it } from 'vitest'
import { proofRecord, normalDomain } from './domain.ts'

describe('normalDomain', () => {
  it.each([
    ['example.com', 'example.com'],
    ['  WWW.Example.COM. ', 'www.example.com'],
    ['https://portfolio.example.com/work?x#y', 'portfolio.example.com'],
    ['müller.de', 'xn--mller-kva.de'],
    [`${'a'.repeat(63)}.com`, `${'a'.repeat(63)}.com`],
  ])('%j is %s', (text, domain) => expect(normalDomain(text)).toBe(domain))

  it.each([
    '',
    '   ',
    'localhost',
    'example',
    '127.0.0.1',
    '[::1]',
    '1.2.3',
    'example.com:8080',
    'me@example.com',
    '-a.com',
    'a-.com',
    'two words.com',
    'exa_mple.com',
    `${'a'.repeat(64)}.com`,
    `${'abcdefgh.'.repeat(31)}com`,
    'javascript:alert(1)',
    'a..com',
    '%61.com',
  ])('rejects %j', (text) => expect(normalDomain(text)).toBeNull())
})

it('the proof names the portfolio', () => {
  expect(proofRecord('ada.example', 'portfolio-1')).toEqual({
    type: 'TXT',
    name: '_vitrine.ada.example',
    value: 'vitrine=portfolio-1',
  })
})
