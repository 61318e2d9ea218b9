import { expect, it } from 'vitest'
import { isMultiline } from './multiline.ts'

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
