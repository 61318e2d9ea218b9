import { describe, expect, it } from 'vitest'
import { FILE_SIZE, sitemapXml } from './sitemap.ts'

const origin = 'https://vitrine.test'
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ address: `${origin}/user-${index}`, updatedAt: new Date(0) }))
const addresses = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1])

describe('while one file is enough', () => {
  it('it lists every page with its last change', () => {
    expect(sitemapXml(entries(1), origin, null)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://vitrine.test/user-0</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>\n</urlset>\n',
    )
  })

  it('a page of which no change is known has none', () => {
    expect(sitemapXml([{ address: `${origin}/templates` }], origin, null)).toContain(
      '<url><loc>https://vitrine.test/templates</loc></url>',
    )
  })

  it('it may be empty or full', () => {
    expect(addresses(sitemapXml([], origin, null))).toEqual([])
    expect(addresses(sitemapXml(entries(FILE_SIZE), origin, null))).toHaveLength(FILE_SIZE)
  })
})

describe('with one page more', () => {
  const many = entries(FILE_SIZE + 1)

  it('an index names the files', () => {
    const xml = sitemapXml(many, origin, null)
    expect(xml).toContain('<sitemapindex ')
    expect(addresses(xml)).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`])
  })

  it('every page is in one file, and there is no further one', () => {
    const listed = [1, 2].flatMap((part) => addresses(sitemapXml(many, origin, part)))
    expect(new Set(listed).size).toBe(FILE_SIZE + 1)
    expect(listed).toHaveLength(FILE_SIZE + 1)
    expect(sitemapXml(many, origin, 3)).toBeNull()
    expect(sitemapXml(many, origin, 0)).toBeNull()
  })
})
