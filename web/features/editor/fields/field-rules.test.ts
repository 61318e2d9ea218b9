import { describe, expect, it } from 'vitest'
import { completeUrl, fieldHint, isMultiline, numberFrom } from './field-rules.ts'

describe('field rules', () => {
  it.each([
    ['hero.name', 'Ada', false],
    ['hero.name', 'x'.repeat(100), false],
    ['hero.name', 'x'.repeat(101), true],
    ['about.bio', '', true],
    ['meta.description', '', true],
    ['hero.summary', '', true],
    ['cta.subtext', '', true],
    ['excerpt', '', true],
    ['description.title', '', false],
  ])('edits %s (%o) in several lines: %s', (path, value, multiline) => {
    expect(isMultiline(path, value)).toBe(multiline)
  })

  it.each([
    ['12', 12],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['', 0],
    ['abc', 0],
    ['Infinity', 0],
  ])('reads %o as the number %d', (input, value) => {
    expect(numberFrom(input)).toBe(value)
  })

  it.each([
    ['example.com', 'https://example.com'],
    [' example.com/a?b#c ', 'https://example.com/a?b#c'],
    ['localhost', 'localhost'],
    ['http://example.com', 'http://example.com'],
    ['mailto:a@b.c', 'mailto:a@b.c'],
    ['#', '#'],
    ['', ''],
    ['two words.com', 'two words.com'],
  ])('keeps the address %o as %o', (input, kept) => {
    expect(completeUrl(input)).toBe(kept)
  })

  it('says what is not complete', () => {
    expect(fieldHint('email', 'ada@')).not.toBeNull()
    expect(fieldHint('email', 'ada@example.com')).toBeNull()
    expect(fieldHint('url', 'nothing')).not.toBeNull()
    expect(fieldHint('url', 'javascript:alert(1)')).not.toBeNull()
    expect(fieldHint('url', 'https://example.com')).toBeNull()
    expect(fieldHint('url', '')).toBeNull()
  })
})
