import { expect, it } from 'vitest'
import { languages } from '@vitrine/common/languages'
import { languageStyles } from './language-styles.ts'

it('pages in English need none', () => expect(languageStyles('en')).toBe(''))

it.each([
  ['ar', 'letter-spacing:0!important'],
  ['ja', 'line-break:strict'],
  ['ko', 'word-break:keep-all'],
  ['zh-Hans', 'line-break:strict'],
  ['zh-Hant', 'line-break:strict'],
  ['de', 'hyphens:auto'],
  ['uk', 'hyphens:auto'],
] as const)('lines of %s break as its readers expect', (language, rule) =>
  expect(languageStyles(language)).toContain(rule),
)

it('links, which may be addresses, get no hyphens', () => {
  const hyphenated = languages.map(languageStyles).filter((css) => css.includes('hyphens:auto'))
  for (const css of hyphenated) expect(css).toMatch(/}a,[^{]*\{hyphens:manual}/)
})
