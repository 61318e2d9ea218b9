import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Item, withItemIds } from '@vitrine/common/portfolio/item-ids'
import { embedOf } from '@vitrine/common/portfolio/pages/embeds'
import { pageContentSchema } from '@vitrine/common/portfolio/pages/page-content'
import { readingMinutes } from '@vitrine/common/portfolio/pages/reading-time'
import { getAt } from '@vitrine/common/portfolio/paths'
import { textsIn } from '@vitrine/common/portfolio/texts'
import { templateIds } from '@vitrine/common/templates/ids'
import { describe, expect, it } from 'vitest'
import { shownBlocks } from './page-blocks.ts'
import { catalogue } from '../catalogue.ts'
import { loadExamplePage, shownExample, withExampleItem } from './example-page.ts'
import { sitePages } from './site-pages.ts'

const known = JSON.parse(readFileSync(join(import.meta.dirname, '../example-pictures.json'), 'utf8')) as Record<
  string,
  unknown
>

const examples = await Promise.all(templateIds.map(async (id) => ({ id, ...(await loadExamplePage(id)) })))

describe.each(examples)('the example page of $id', ({ id, ...example }) => {
  const { kind, content, of } = example
  const blocks = content.blocks ?? []

  it('can be stored, and shows all of its blocks', () => {
    expect(pageContentSchema.safeParse(withItemIds(content)).error?.issues ?? []).toEqual([])
    expect(shownBlocks(content)).toHaveLength(blocks.length)
    for (const block of blocks) if (block.type === 'embed') expect(embedOf(block.link)).not.toBeNull()
  })

  it('is led to by one entry of the example, of which it tells more', () => {
    const item = (getAt(withExampleItem(catalogue[id].example, example), of.list) as Item[])[of.index]
    const [word = ''] = example.slug.split('-').filter((part) => part.length > 3)
    expect(JSON.stringify(item).toLowerCase()).toContain(word.slice(0, 5))
    const { pageOf } = sitePages(shownExample(id, example))
    expect(pageOf(of.list, item ?? {})).toBe(`/portfolio/${id}/${example.slug}`)
    expect(pageOf(of.list, { itemId: 'another' })).toBeNull()
  })

  it('is a whole page: a title, an excerpt, a cover, and words and figures or pictures between them', () => {
    expect(content.title && content.excerpt && content.cover && content.coverAlt).toBeTruthy()
    expect(new Set(blocks.map(({ type }) => type)).size).toBeGreaterThanOrEqual(5)
    expect(readingMinutes(content)).toBeLessThanOrEqual(4)
    if (kind === 'article') expect(content.date).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('uses pictures that there are, and says what is on them', () => {
    const pictures = textsIn(content).filter((text) => text.startsWith('/examples/'))
    expect(pictures.filter((path) => !(path in known))).toEqual([])
    expect(JSON.stringify(content)).not.toMatch(/"image":"[^"]*","caption"/)
  })
})
