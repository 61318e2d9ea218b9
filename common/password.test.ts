import { describe, expect, it } from 'vitest'
import { isAcceptablePassword, passwordRules } from './password.ts'

const broken = (password: string) => passwordRules.filter((rule) => !rule.holds(password)).map(({ id }) => id)

describe('passwordRules', () => {
  it.each([
    ['', ['length', 'uppercase', 'lowercase', 'digit']],
    ['Abcdef1', ['length']],
    ['Abcdefg1', []],
    ['abcdefg1', ['uppercase']],
    ['ABCDEFG1', ['lowercase']],
    ['Abcdefgh', ['digit']],
    ['12345678', ['uppercase', 'lowercase']],
    ['!!!!!!!!', ['uppercase', 'lowercase', 'digit']],
    ['Ünïcödé٣', []],
    ['A b c d 1', []],
  ])('of %j are broken: %j', (password, ids) => {
    expect(broken(password)).toEqual(ids)
    expect(isAcceptablePassword(password)).toBe(ids.length === 0)
  })

  it('name what they ask for, in order', () => {
    expect(passwordRules.map(({ label }) => label)).toEqual([
      'At least 8 characters',
      'One uppercase letter',
      'One lowercase letter',
      'One number',
    ])
  })
})
