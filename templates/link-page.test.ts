import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { privateLists } from '@vitrine/common/portfolio/private-items'
import { getAt, setAt } from '@vitrine/common/portfolio/paths'
import { templateIds } from '@vitrine/common/templates/ids'
import { describe, expect, it } from 'vitest'
import { canaries, canaryContent } from './canary-content.ts'
import { catalogue } from './catalogue.ts'
import { linkPage } from './link-page.ts'
import { publicContent } from './public-content.ts'
import { withKnownPages } from './shared-sections/pages-section.ts'
import { optionalSections } from './shared-sections/sections.ts'
import { visibleSections } from './visible-sections.ts'

/** The second item of each list is private. */
const content = privateLists.reduce<PortfolioContent>(
  (all, list) => setAt(all, `${list}.1.private`, true),
  canaryContent(),
)
const privateMarks = privateLists.flatMap((list) => canaries(getAt(content, `${list}.1`)))
const refOf = (list: string, index: number) =>
  `${list}/${(getAt(content, `${list}.${index}`) as { itemId: string }).itemId}`
const all = { sections: null, items: null }
const pages = [{ kind: 'article' as const }]

describe.each(templateIds)('%s', (templateId) => {
  const layout = { hidden: [], added: optionalSections.map(({ id }) => id) }
  const marksOf = (shown: unknown) => canaries(shown).filter((mark) => privateMarks.includes(mark))
  const ofTemplate = privateLists.filter((list) =>
    catalogue[templateId].metadata.sections.some(({ fields }) => fields.some(({ path }) => path === list)),
  )

  it('strangers get no private item', () => {
    expect(marksOf(publicContent({ templateId, content, layout }))).toEqual([])
  })

  it('a link to everything shows them', () => {
    const shown = linkPage({ templateId, content, layout, pages }, all)
    expect(ofTemplate.length).toBeGreaterThan(0)
    for (const list of ofTemplate) expect(marksOf(getAt(shown.content, list))).not.toEqual([])
    expect(JSON.stringify(shown.content)).not.toContain('"private"')
  })

  it('a link to some shows these, in its order, and no others', () => {
    const items = ofTemplate.flatMap((list) => [refOf(list, 1)])
    const shown = linkPage({ templateId, content, layout, pages }, { sections: null, items })
    for (const list of ofTemplate) {
      expect(getAt(shown.content, list)).toHaveLength(1)
      expect(marksOf(getAt(shown.content, list))).not.toEqual([])
    }
    const [list] = ofTemplate
    const both = linkPage(
      { templateId, content, layout, pages },
      { sections: null, items: [refOf(list!, 1), refOf(list!, 0)] },
    )
    const ids = (getAt(both.content, list!) as { itemId: string }[]).map(({ itemId }) => `${list}/${itemId}`)
    expect(ids).toEqual([refOf(list!, 1), refOf(list!, 0)])
  })

  it('shows the sections that were chosen, in their order, between opening and end', () => {
    const sections = visibleSections(withKnownPages(catalogue[templateId].sections, pages), content, layout)
    const others = sections.filter(({ fixed }) => !fixed).map(({ id }) => id)
    const chosen = others.slice(0, 2).toReversed()
    const shown = linkPage({ templateId, content, layout, pages }, { sections: chosen, items: null })
    const visible = visibleSections(withKnownPages(catalogue[templateId].sections, pages), shown.content, shown.layout)
    const stays = ({ id }: { id: string }) =>
      catalogue[templateId].sections.some((one) => one.id === id && !one.hideable)
    expect(visible.filter((one) => !one.fixed && !stays(one)).map(({ id }) => id)).toEqual(
      chosen.filter((id) => !stays({ id })),
    )
    expect(visible.filter(({ fixed }) => fixed)).toEqual(sections.filter(({ fixed }) => fixed))
  })
})

it('categories that only private pictures have are not told', () => {
  const shown = publicContent({
    templateId: 'minimalist-designer',
    layout: { hidden: [] },
    content: {
      hero: { name: 'Ada' },
      gallery: {
        categories: ['Open', 'Secret', 'Later'],
        images: [
          { itemId: 'a', src: 'https://example.com/a.jpg', category: 'Open' },
          { itemId: 'b', src: 'https://example.com/b.jpg', category: 'Secret', private: true },
        ],
      },
    },
  })
  expect(shown.gallery?.categories).toEqual(['Open', 'Later'])
})

it('has the owner’s names of the sections that it shows, and no others', () => {
  const titles = { about: 'Who', projects: 'Works', writing: 'Essays', contact: 'Hello' }
  const namesOf = (hidden: string[], sections: string[] | null) =>
    linkPage({ templateId: 'developer-pro', content, layout: { hidden, titles }, pages }, { sections, items: null })
      .layout.titles
  expect(namesOf([], null)).toEqual(titles)
  expect(namesOf(['about'], null)).toEqual({ projects: 'Works', writing: 'Essays', contact: 'Hello' })
  expect(namesOf(['about'], ['about', 'writing'])).toEqual({ about: 'Who', writing: 'Essays' })
})

it('lists articles where that was chosen, and in links from before it could be', () => {
  const layoutOf = (hidden: string[], shows: { sections: string[] | null; writing?: false }) =>
    linkPage({ templateId: 'developer-pro', content, layout: { hidden }, pages }, { items: null, ...shows }).layout
  expect(layoutOf(['writing'], { sections: ['writing', 'projects'] })).toMatchObject({
    hidden: expect.not.arrayContaining(['writing']) as string[],
    order: ['writing', 'projects'],
  })
  expect(layoutOf([], { sections: ['projects'], writing: false }).hidden).toContain('writing')
  expect(layoutOf([], { sections: ['projects'] }).hidden).not.toContain('writing')
  expect(layoutOf(['writing'], { sections: ['projects'] }).hidden).toContain('writing')
  expect(layoutOf(['writing'], { sections: null }).hidden).toEqual(['writing'])
})
