import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import { pageContentSchema, pageMetadata } from '@vitrine/common/portfolio/pages/page-content'
import { publishIssues } from '@vitrine/common/portfolio/publish-validation'
import { getAt } from '@vitrine/common/portfolio/paths'
import { describe, expect, it } from 'vitest'
import { adaMarlowe } from '../portfolios/ada-marlowe.ts'
import { jonasFeld } from '../portfolios/jonas-feld.ts'
import { marloweStudio } from '../portfolios/marlowe-studio.ts'
import type { DemoPortfolio, Filed, Placed } from '../portfolio.ts'
import { demoPages } from './demo-pages.ts'

const portfolios = [adaMarlowe, marloweStudio, jonasFeld]

describe.each<DemoPortfolio>(portfolios)('the pages of $name', ({ id, pictures, files = {}, content }) => {
  const placed: Placed = (name) => {
    if (!(name in pictures)) throw new Error(`There is no picture called ${name}`)
    return { src: `https://storage.example/${name}.webp`, path: `user-assets/a/b/images/${name}.webp` }
  }
  const filed: Filed = (name) => {
    const found = files[name]
    if (!found) throw new Error(`There is no file called ${name}`)
    return { path: `user-assets/a/b/files/${found.file}`, facts: { ...found.facts, bytes: 1 } }
  }
  const home = withItemIds(content(placed))

  it.each(demoPages[id] ?? [])('$slug can be stored and published', (page) => {
    const written = page.content(placed, filed)
    expect(pageContentSchema.safeParse(written).error?.issues ?? []).toEqual([])
    expect(publishIssues(pageMetadata(written), written as never)).toEqual([])
    const ids = (written.blocks ?? []).map(({ itemId }) => itemId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain(undefined)
  })

  it.each(demoPages[id] ?? [])('$slug has enough to read, in parts', ({ kind, content: contentOf }) => {
    const { blocks = [] } = contentOf(placed, filed)
    const prose = blocks.flatMap((block) => (block.type === 'text' ? (block.text ?? '') : [])).join(' ')
    const words = prose.replace(/<[^>]+>/g, ' ').match(/\S+/g) ?? []
    expect(words.length).toBeGreaterThan(kind === 'study' ? 400 : 500)
    expect(words.length).toBeLessThan(kind === 'study' ? 700 : 800)
    const types = blocks.map(({ type }) => type)
    expect(types.filter((type) => type === 'heading').length).toBeGreaterThan(1)
    if (kind === 'study')
      expect(types).toEqual(expect.arrayContaining(['summary', 'figure', 'decisions', 'quote']) as string[])
  })

  it.each((demoPages[id] ?? []).filter(({ kind }) => kind === 'study'))(
    '$slug belongs to an item that is there',
    (page) => {
      const [list = '', itemId] = (page.content(placed, filed).item ?? '').split('/')
      const items = getAt(home, list) as { itemId: string }[]
      expect(items.map((item) => item.itemId)).toContain(itemId)
    },
  )
})

it('one of them has its own film with captions, a sound and a document', () => {
  const { pictures, files } = marloweStudio
  const [study] = demoPages[marloweStudio.id] ?? []
  const blocks = study?.content(
    (name) => ({ src: '', path: name in pictures ? name : '' }),
    (name) => ({ path: files && name in files ? name : '', facts: {} }),
  ).blocks
  expect(blocks).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'video', mediaPath: 'film', captionsPath: 'captions', posterPath: 'hinge' }),
      expect.objectContaining({ kind: 'audio', mediaPath: 'lids' }),
      expect.objectContaining({ type: 'file', filePath: 'plan' }),
    ]) as unknown[],
  )
})

it('there are four case studies, two of them of one person, and three articles', () => {
  const kinds = Object.values(demoPages).flatMap((pages) => pages.map(({ kind }) => kind))
  expect(kinds.toSorted()).toEqual(['article', 'article', 'article', 'study', 'study', 'study', 'study'])
  const studies = Object.values(demoPages).map((pages) => pages.filter(({ kind }) => kind === 'study').length)
  expect(studies).toContain(2)
})
