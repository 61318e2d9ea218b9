import { describe, expect, it } from 'vitest'
import { layoutSchema, SECTION_TITLE_MAX, sectionTitleOf } from './design.ts'

const accepts = (titles: unknown) => layoutSchema.safeParse({ hidden: [], titles }).success

describe('the names of sections', () => {
  it.each([
    { about: 'Über mich' },
    { 'graduate-certifications': 'شهادات' },
    { about: '' },
    { about: 'x'.repeat(SECTION_TITLE_MAX) },
    {},
  ])('can be %j', (titles) => expect(accepts(titles)).toBe(true))

  it.each([
    { about: 'x'.repeat(SECTION_TITLE_MAX + 1) },
    { about: 'two\nlines' },
    { about: 'bell\u0007' },
    { about: 1 },
    { 'a.b': 'dots separate the keys of a path' },
    { '': 'no section' },
    Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`s${index}`, 'many'])),
    ['about'],
  ])('cannot be %j', (titles) => expect(accepts(titles)).toBe(false))

  it('are stored in one line and as long as they may be, without half a character', () => {
    expect(sectionTitleOf('Work\nand play')).toBe('Work and play')
    expect(sectionTitleOf('')).toBeUndefined()
    const most = 'x'.repeat(SECTION_TITLE_MAX)
    expect(sectionTitleOf(`${most}x`)).toBe(most)
    expect(sectionTitleOf(`${most.slice(1)}😀`)).toBe(most.slice(1))
  })
})
