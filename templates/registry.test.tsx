import { contentSchema, type PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { publishIssues } from '@vitrine/common/portfolio/publish-validation'
import { accepts, sampleValue } from '@vitrine/common/fields/kinds'
import { isHolding, isOfType, walkFields, type FieldPlace } from '@vitrine/common/fields/walk'
import { picturePartsOf } from '@vitrine/common/portfolio/picture-parts'
import { isPremium, templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { sampleContent, samplePages } from './content-samples.ts'
import { SETTING } from './letters.ts'
import { TemplatePage } from './page.tsx'
import { noPages } from './pages/shown-page.ts'
import { sitePages } from './pages/site-pages.ts'
import { pictureResolver } from './picture.ts'
import { registry } from './registry.ts'
import { navigationOf, orderSections } from './visible-sections.ts'

const picture = pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })

const render = async (id: TemplateId, content: PortfolioContent, layout: Layout, pages = samplePages) =>
  renderToStaticMarkup(
    <TemplatePage
      definition={await registry[id]()}
      content={content}
      layout={layout}
      picture={picture}
      pages={pages}
    />,
  )

/** The ids of the sections that its owner may add to a page of a template. */
const optional = (id: TemplateId) => catalogue[id].sections.flatMap((section) => (section.optional ? [section.id] : []))

/** With every section that can be added. */
const markup = (id: TemplateId, content: PortfolioContent, hidden: string[] = []) =>
  render(id, content, { hidden, added: optional(id) })

interface Tag {
  name: string
  attributes: Record<string, string>
}

function tagsOf(html: string): Tag[] {
  const tags: Tag[] = []
  const parser = new Parser({ onopentag: (name, attributes) => tags.push({ name, attributes }) })
  parser.end(html)
  return tags
}

/** The paths of all values that are neither a list nor an object, with * for places in lists. */
function leafPaths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries = Array.isArray(value) ? value.map((inner: unknown) => ['*', inner] as const) : Object.entries(value)
  return [...new Set(entries.flatMap(([key, inner]) => leafPaths(inner, path === '' ? key : `${path}.${key}`)))]
}

/** Where the value of a field is; a picture’s field stands for what belongs to the picture as well. */
const valuePaths = (place: FieldPlace): string[] => {
  const { path } = place
  if (isHolding('lines')(place)) return [`${path}.*`]
  return isHolding('picture')(place) ? Object.values(picturePartsOf(path)) : [path]
}

/** Content with `text` in every field of the template, and `count` entries in every list. */
const contentOf = (id: TemplateId, text: string, count: number) =>
  sampleContent(catalogue[id].metadata, (field) => sampleValue(field, text), count)

const hostile = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  'مرحبا بالعالم',
  '\u202eoverridden',
  '👩🏽‍💻🎨',
  '\ud800',
  ' ',
  'x'.repeat(10_000),
  'words '.repeat(1_600),
]

/** Nothing that runs: every address is http(s), mail, telephone, a path or a fragment, and no attribute is a handler. */
function expectHarmless(tags: readonly Tag[]): void {
  for (const { name, attributes } of tags) {
    expect(['script', 'iframe', 'object', 'embed', 'base', 'style']).not.toContain(name)
    for (const [key, value] of Object.entries(attributes)) {
      expect(key).not.toMatch(/^on/i)
      if (key === 'href' || key === 'src' || key === 'action' || key === 'srcset') {
        expect(value, `${name} ${key}`).toMatch(/^(https?:|mailto:|tel:|#|\/(?!\/))/)
      }
    }
  }
}

describe.each(templateIds)('%s', (id) => {
  const { metadata, example } = catalogue[id]

  it('is premium if it costs something', () => {
    expect(isPremium(id)).toBe(catalogue[id].listing.priceCents > 0)
  })

  it('has an example that is valid and can be published as it is', () => {
    expect(contentSchema.safeParse(example).error?.issues ?? []).toEqual([])
    expect(publishIssues(metadata, example)).toEqual([])
  })

  it('has fields that all exist in the content', () => {
    expect(contentSchema.safeParse(contentOf(id, 'x', 1)).error?.issues ?? []).toEqual([])
  })

  it('has a field for everything that its example holds', () => {
    // The page's description is edited with the settings of every portfolio.
    const places = new Set([...walkFields(metadata).flatMap(valuePaths), 'meta.description'])
    expect(leafPaths(example).filter((path) => !places.has(path))).toEqual([])
  })

  it('has fields of the kind that its example holds', () => {
    const wrong = walkFields(metadata, example).filter(({ field, value }) => !accepts(field, value))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('names in each list a field that it has', () => {
    for (const { field } of walkFields(metadata).filter(isOfType('array:object'))) {
      expect(field.fields.map(({ path }) => path)).toContain(field.titleField)
    }
  })

  it('shows each section under its own id, which the editor’s preview turns to', async () => {
    const ids = tagsOf(await markup(id, contentOf(id, 'Words', 2))).map(({ attributes }) => attributes.id)
    for (const section of metadata.sections) expect(ids).toContain(section.id)
  })

  it('uses no section and no field twice', () => {
    for (const names of [
      metadata.sections.map((section) => section.id),
      walkFields(metadata).map(({ path }) => path),
    ]) {
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('shows each section of its example under its id, and leaves out those that are hidden', async () => {
    const ids = (tags: Tag[]) => tags.map(({ attributes }) => attributes.id).filter((name) => name !== undefined)
    const hideable = metadata.sections.filter((section) => section.hideable).map((section) => section.id)
    const shown = ids(tagsOf(await markup(id, example)))
    for (const section of metadata.sections.filter((own) => !own.optional)) expect(shown).toContain(section.id)

    const tags = tagsOf(await markup(id, example, hideable))
    for (const section of hideable) {
      expect(ids(tags)).not.toContain(section)
      expect(tags.map(({ attributes }) => attributes.href)).not.toContain(`#${section}`)
    }
  })

  it('renders valid structure with its example, with a name only, and with nothing', async () => {
    for (const content of [example, { hero: { name: 'Maren Solheim' } }, {}]) {
      const tags = tagsOf(await markup(id, content))
      const names = tags.map(({ name }) => name)
      expect(names.filter((name) => name === 'h1')).toHaveLength(1)
      expect(names.filter((name) => name === 'main')).toHaveLength(1)

      const levels = names.filter((name) => /^h[1-6]$/.test(name)).map((name) => Number(name[1]))
      levels.reduce((before, level) => {
        expect(level, `h${level} after h${before}`).toBeLessThanOrEqual(before + 1)
        return level
      }, 0)

      const ids = tags.map(({ attributes }) => attributes.id).filter((name) => name !== undefined)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { attributes } of tags) {
        if (attributes.href?.startsWith('#')) expect(ids).toContain(attributes.href.slice(1))
      }
      for (const { attributes } of tags.filter(({ name }) => name === 'img')) {
        expect(Object.keys(attributes)).toEqual(expect.arrayContaining(['alt', 'width', 'height']))
      }
    }
  })

  it('shows the owner’s name from any template’s field', async () => {
    for (const hero of [{ name: 'Ada' }, { photographerName: 'Ada' }, { artistName: 'Ada' }]) {
      expect((await markup(id, { hero })).replace(/<[^>]+>/g, ' ')).toMatch(/\bAda\b/)
    }
  })

  it('has the same sections on its page as in the editor', async () => {
    const { sections } = await registry[id]()
    expect(sections.map((section) => section.id)).toEqual(catalogue[id].sections.map((section) => section.id))
    expect(metadata.sections.map((section) => section.id)).toEqual(sections.map((section) => section.id))
  })

  it('keeps sections of the header, of the opening and of the footer there, in whatever order', async () => {
    const { sections } = catalogue[id]
    const content = contentOf(id, 'Words', 2)
    const at = (html: string, section: string) => html.search(new RegExp(` id="${section}"`))
    const place = (name: string) => sections.filter(({ fixed }) => fixed === name).map((section) => section.id)
    const order = sections.map((section) => section.id).toReversed()
    const html = await render(id, content, { hidden: [], order, added: optional(id) })
    const [main, end] = [html.indexOf('<main'), html.indexOf('</main>')]
    const body = sections.filter(({ fixed }) => !fixed).map((section) => at(html, section.id))
    for (const section of place('header')) expect(at(html, section)).toBeLessThan(main)
    for (const section of place('footer')) expect(at(html, section)).toBeGreaterThan(end)
    for (const section of place('opening')) {
      expect(at(html, section)).toBeGreaterThan(main)
      expect(at(html, section)).toBeLessThan(Math.min(...body))
    }
  })

  it('renders every section once in any order that the owner chooses, and the navigation follows', async () => {
    const { sections } = catalogue[id]
    const content = contentOf(id, 'Words', 2)
    delete content.nav
    const movable = sections.filter(({ fixed }) => !fixed).map((section) => section.id)
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(movable, { minLength: movable.length }), async (order) => {
        const tags = tagsOf(
          await render(id, content, { hidden: [], order: ['unknown', ...order], added: optional(id) }),
        )
        const ids = tags.flatMap(({ attributes }) => (movable.includes(attributes.id ?? '') ? [attributes.id] : []))
        expect(ids).toEqual(order)

        const expected = navigationOf(orderSections(sections, order)).map((link) => `#${link.id}`)
        const start = tags.findIndex(({ name }) => name === 'nav')
        const links = tags.slice(start).filter(({ name }) => name === 'a')
        expect(links.slice(0, expected.length).map(({ attributes }) => attributes.href)).toEqual(expected)
      }),
      { numRuns: 20 },
    )
  })

  it('calls no two of its sections the same, so that they can be told apart by their headings', () => {
    const headings = metadata.sections.flatMap(({ label, heading = label }) => heading ?? [])
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([])
  })

  it('shows a section that can be added only once it is added, under its heading', async () => {
    const content = contentOf(id, 'Words', 2)
    const without = tagsOf(await render(id, content, { hidden: [] })).map(({ attributes }) => attributes.id)
    for (const section of optional(id)) expect(without).not.toContain(section)
    for (const section of optional(id)) {
      const tags = tagsOf(await render(id, content, { hidden: [], added: [section] }))
      const place = tags.findIndex(({ attributes }) => attributes.id === section)
      expect(tags.slice(place).find(({ name }) => name === 'h2')).toBeDefined()
      const hidden = await render(id, content, { hidden: [section], added: [section] })
      expect(tagsOf(hidden).map(({ attributes }) => attributes.id)).not.toContain(section)
    }
  })

  it('shows the owner’s names of sections as headings and in the navigation, and no other', async () => {
    const { sections } = catalogue[id]
    const content = contentOf(id, 'Words', 2)
    delete content.nav
    const titles = Object.fromEntries(sections.map((section) => [section.id, `Own ${section.id}`]))
    const html = await render(id, content, { hidden: [], added: optional(id), titles })
    const marked = (text: string) => html.includes(`>${text}</h2>`)
    for (const { id: section, label, heading = label } of sections) {
      expect(marked(`Own ${section}`), section).toBe(heading !== null)
      if (heading !== null) expect(marked(heading), heading).toBe(false)
    }
    for (const link of navigationOf(sections))
      expect(html).toMatch(new RegExp(`href="#${link.id}"[^>]*>Own ${link.id}<`))
    // Ids of sections of other templates, which a template ignores.
    expect(await render(id, content, { hidden: [], titles: { elsewhere: 'Lost' } })).toBe(
      await render(id, content, { hidden: [] }),
    )
  })

  it.each(hostile)('stays harmless with %j as the name of every section', async (text) => {
    const titles = Object.fromEntries(catalogue[id].sections.map((section) => [section.id, text]))
    expectHarmless(tagsOf(await render(id, contentOf(id, 'Words', 2), { hidden: [], added: optional(id), titles })))
  })

  it('leaves out empty sections', async () => {
    const layout = { hidden: [], added: optional(id) }
    const html = await render(id, { hero: { name: 'Maren Solheim' } }, layout, sitePages(noPages))
    const ids = tagsOf(html).map(({ attributes }) => attributes.id)
    for (const section of metadata.sections) if (section.hideable) expect(ids).not.toContain(section.id)
  })

  it.each(hostile.map((text) => [text.length > 60 ? `${text.slice(0, 60)}…` : text, text]))(
    'stays harmless with %j in every field',
    async (_, text) => expectHarmless(tagsOf(await markup(id, contentOf(id, text, 3)))),
  )

  it('has no attribute that says which typeface a text is set in: an element would have it twice', async () => {
    expect(await markup(id, contentOf(id, 'text', 2))).not.toContain(` ${SETTING}=`)
  })

  it('renders lists of 200', async () => {
    const html = await markup(id, contentOf(id, 'https://example.com/a.webp', 200))
    expect(html.length).toBeGreaterThan(10_000)
  })

  it('shows “Made with” unless the plan removes it', async () => {
    const definition = await registry[id]()
    const html = (madeWith: boolean) =>
      renderToStaticMarkup(
        <TemplatePage
          definition={definition}
          content={example}
          layout={{ hidden: [] }}
          picture={picture}
          madeWith={madeWith}
        />,
      )
    expect(html(true)).toContain('Made with')
    expect(html(false)).not.toContain('Made with')
  })
})
