import { describe, expect, it } from 'vitest'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { changesLine } from './version-texts.ts'

const metadata: TemplateMetadata = {
  sections: [
    {
      id: 'hero',
      label: 'Header',
      hideable: false,
      fields: ['name', 'title', 'intro', 'phone'].map((name) => ({
        path: `hero.${name}`,
        label: name,
        type: 'string' as const,
      })),
    },
  ],
}
const line = (changed: string[], changedCount = changed.length, earliest = false) =>
  changesLine({ changed, changedCount }, metadata, earliest)

describe('changesLine', () => {
  it('names what changed', () => {
    expect(line(['content.hero.name', 'name'])).toBe('Header: name · Page title')
    expect(line(['templateId', 'content.articles'])).toBe('Template · articles')
  })

  it('counts what does not fit', () => {
    expect(line(['content.hero.name', 'content.hero.title', 'content.hero.intro', 'content.hero.phone'])).toBe(
      'Header: name · Header: title · Header: intro and 1 more',
    )
    expect(line(['content.hero.name'], 70)).toBe('Header: name and 69 more')
  })

  it('says when nothing did', () => {
    expect(line([])).toBe('No changes')
    expect(line([], 0, true)).toBe('The first version')
  })
})
