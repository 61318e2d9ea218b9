import { expect, it } from 'vitest'
import { languages } from '@vitrine/common/languages'
import { languageStyles } from './language-styles.ts'

it('pages in English need none', () => expect(languageStyles('en')).toBe(''))

it.each([
  ['ar', 'letter-spacing:0!important'],
  ['ar', '--leading:1.25'],
  ['ja', 'line-break:strict'],
  ['ja', '--leading:1.25'],
  ['ko', 'word-break:keep-all'],
  ['zh-Hans', 'line-break:strict'],
  ['zh-Hant', 'line-break:strict'],
  ['de', 'hyphens:auto'],
  ['uk', 'hyphens:auto'],
] as const)('lines of %s break as its readers expect', (language, rule) =>
  expect(languageStyles(language)).toContain(rule),
)

it('lines that run the other way begin where the others do', () => {
  const aligned = languages.filter((language) => languageStyles(language).includes('match-parent'))
  expect(aligned).toEqual(['ar', 'he'])
})

it('links, which may be addresses, get no hyphens', () => {
  const hyphenated = languages.map(languageStyles).filter((css) => css.includes('hyphens:auto'))
  for (const css of hyphenated) expect(css).toMatch(/}a,[^{]*\{hyphens:manual}/)
})
