import { describe, expect, it } from 'vitest'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { fieldOf, labelOf } from '@vitrine/common/portfolio/labels'
import { changedPlaces } from '@vitrine/common/portfolio/changed-places'
import { changesBetween } from '@vitrine/common/portfolio/changes'
import { categoryKey } from '@vitrine/common/portfolio/translations/keys'
import { translationPath } from '@vitrine/common/portfolio/translations/place'
import { translationOf } from '@vitrine/common/portfolio/translations/texts'
import { withValues } from '../state/document.ts'
import { merge } from '../state/merge.ts'
import { pathIn, shownIn, writtenIn, type Shown } from './in-language.ts'

const metadata: TemplateMetadata = {
  sections: [
    {
      id: 'work',
      label: 'Work',
      hideable: true,
      fields: [
        { path: 'hero.title', label: 'Title', type: 'string' },
        {
          path: 'projects',
          label: 'Projects',
          itemLabel: 'Project',
          titleField: 'title',
          type: 'array:object',
          fields: [
            { path: 'title', label: 'Title', type: 'string' },
            { path: 'category', label: 'Category', type: 'string' },
            { path: 'link', label: 'Link', type: 'url' },
          ],
        },
      ],
    },
  ],
}

const content: PortfolioContent = {
  hero: { title: 'Hello' },
  projects: [
    { itemId: 'a', title: 'House', category: 'Homes', link: 'https://house.example' },
    { itemId: 'b', title: 'Hut', category: 'Homes' },
  ],
}
const german: Shown = { content, layout: { hidden: [], titles: { work: 'Buildings' } }, metadata, language: 'de' }

describe('a text that is written in another language', () => {
  it('is stored beside its original, by the id of its item', () => {
    const written = writtenIn(german, 'content.projects.1.title', 'Hütte')
    expect(written).toEqual({
      path: 'content.translations.de.projects/b/title',
      value: translationOf({ original: 'Hut' }, 'Hütte'),
    })
    const next = withValues({ content }, [written]).content
    expect(next.projects).toBe(content.projects)
    expect(shownIn({ ...german, content: next }).content.projects?.[1]?.title).toBe('Hütte')
  })

  it('is one for all items of a category', () => {
    const path = translationPath('de', categoryKey('projects', 'Homes'))
    expect(pathIn(german, 'content.projects.0.category')).toBe(path)
    expect(pathIn(german, 'content.projects.1.category')).toBe(path)
  })

  it('is gone once it is emptied', () => {
    const next = withValues({ content }, [writtenIn(german, 'content.hero.title', 'Hallo')]).content
    const emptied = withValues({ content: next }, [writtenIn({ ...german, content: next }, 'content.hero.title', ' ')])
    expect(emptied.content.translations?.de).toEqual({})
    expect(shownIn({ ...german, content: emptied.content }).content.hero?.title).toBe('Hello')
  })

  it('is one change with what it is of, also where it is emptied', () => {
    const saved = withValues({ content }, [writtenIn(german, 'content.hero.title', 'Hallo')])
    const path = 'content.translations.de.hero/title'
    expect(changesBetween(saved, { content }).map((change) => change.path)).toEqual([path])
    const other = withValues({ content }, [writtenIn(german, 'content.hero.title', 'Guten Tag')])
    expect(changesBetween(saved, other).map((change) => change.path)).toEqual([path])
  })

  it('is stored with the translations also if it is the name of a section', () => {
    const written = writtenIn(german, 'layout.titles.work', 'Bauten')
    expect(written.path).toBe('content.translations.de.titles/work')
    const next = withValues({ content }, [written]).content
    expect(shownIn({ ...german, content: next }).layout.titles).toEqual({ work: 'Bauten' })
    expect(writtenIn(german, 'layout.titles.work', undefined).value).toBeUndefined()
  })

  it('is the field itself for what is the same in all languages, and in the original', () => {
    for (const path of ['content.projects.0.link', 'layout.titles.about', 'design.background'])
      expect(writtenIn(german, path, 'x')).toEqual({ path, value: 'x' })
    expect(pathIn({ ...german, language: null }, 'content.hero.title')).toBe('content.hero.title')
  })
})

describe('translations as changes', () => {
  const saved = withValues({ content }, [writtenIn(german, 'content.hero.title', 'Hallo')])

  it('are one place each, with a name and a field', () => {
    const again = { path: translationPath('de', 'hero/title'), value: { text: 'Servus', of: 'x' } }
    const [place, ...more] = changedPlaces(changesBetween(saved, withValues(saved, [again])))
    expect(more).toEqual([])
    expect(place?.path).toBe('content.translations.de.hero/title')
    expect(place?.changes).toHaveLength(1)
    expect(labelOf(place?.path ?? '', metadata)).toBe('German: Work: Title')
    expect(fieldOf(`${place?.path}.text`, metadata)).toBe('content.translations.de.hero/title')
  })

  it('of two tabs meet where they are of the same text only', () => {
    const mine = withValues(saved, [writtenIn(german, 'content.projects.0.title', 'Haus')])
    const theirs = withValues(saved, [writtenIn(german, 'content.projects.1.title', 'Hütte')])
    const { merged, conflicts } = merge(saved, mine, theirs)
    expect(conflicts).toEqual([])
    expect(shownIn({ ...german, content: merged.content }).content.projects?.map(({ title }) => title)).toEqual([
      'Haus',
      'Hütte',
    ])
    const other = withValues(saved, [writtenIn(german, 'content.projects.0.title', 'Gebäude')])
    expect(merge(saved, mine, other).conflicts.map(({ path }) => path)).toEqual([
      'content.translations.de.projects/a/title',
    ])
  })
})
