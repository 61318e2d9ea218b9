import { contentSchema, type PortfolioContent } from '@vitrine/common/portfolio/content'
import { publishIssues } from '@vitrine/common/portfolio/publish-validation'
import { setAt } from '@vitrine/common/portfolio/paths'
import { allFields, allRepeaters, type Field } from '@vitrine/common/templates/fields'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { Parser } from 'htmlparser2'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { TemplatePage } from './page.tsx'
import { pictureResolver } from './picture.ts'
import { registry } from './registry.ts'

const picture = pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })

const markup = async (id: TemplateId, content: PortfolioContent, hidden: string[] = []) =>
  renderToStaticMarkup(
    <TemplatePage definition={await registry[id]()} content={content} layout={{ hidden }} picture={picture} />,
  )

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

/** A value for a field that its type allows and that carries what a test puts in. */
const filled = (field: Field, text: string): unknown => {
  if (field.type.startsWith('array')) return [text, text]
  return field.type === 'number' ? 50 : field.type === 'boolean' ? true : text
}

/** Content with `text` in every field of the template, and `count` entries in every list. */
function contentOf(id: TemplateId, text: string, count: number): PortfolioContent {
  const { metadata } = catalogue[id]
  let content: PortfolioContent = {}
  for (const field of allFields(metadata)) content = setAt(content, field.path, filled(field, text))
  for (const { arrayPath, fields } of allRepeaters(metadata)) {
    const entry = fields.reduce((item, field) => setAt(item, field.path, filled(field, text)), {})
    content = setAt(content, arrayPath, Array.from({ length: count }, () => entry))
  }
  return content
}

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

  it('has an example that is valid and can be published as it is', () => {
    expect(contentSchema.safeParse(example).error?.issues ?? []).toEqual([])
    expect(publishIssues(metadata, example)).toEqual([])
  })

  it('has fields that all exist in the content', () => {
    expect(contentSchema.safeParse(contentOf(id, 'x', 1)).error?.issues ?? []).toEqual([])
  })

  it('names in each repeater a field that it has', () => {
    for (const { fields, titleField } of allRepeaters(metadata)) {
      expect(fields.map(({ path }) => path)).toContain(titleField)
    }
  })

  it('uses no section, no field and no list twice', () => {
    for (const names of [
      metadata.sections.map((section) => section.id),
      allFields(metadata).map(({ path }) => path),
      allRepeaters(metadata).map(({ arrayPath }) => arrayPath),
    ]) {
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('shows each section of its example under its id, and leaves out those that are hidden', async () => {
    const ids = (tags: Tag[]) => tags.map(({ attributes }) => attributes.id).filter((name) => name !== undefined)
    const hideable = metadata.sections.filter((section) => section.hideable).map((section) => section.id)
    const shown = ids(tagsOf(await markup(id, example)))
    for (const section of metadata.sections) expect(shown).toContain(section.id)

    const tags = tagsOf(await markup(id, example, hideable))
    for (const section of hideable) {
      expect(ids(tags)).not.toContain(section)
      expect(tags.map(({ attributes }) => attributes.href)).not.toContain(`#${section}`)
    }
  })

  it('is a well-made page with its example, a name alone, and nothing at all', async () => {
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

  it('shows no section for nothing', async () => {
    const ids = tagsOf(await markup(id, { hero: { name: 'Maren Solheim' } })).map(({ attributes }) => attributes.id)
    for (const section of metadata.sections) if (section.hideable) expect(ids).not.toContain(section.id)
  })

  it.each(hostile.map((text) => [text.length > 60 ? `${text.slice(0, 60)}…` : text, text]))(
    'stays harmless with %j in every field',
    async (_, text) => expectHarmless(tagsOf(await markup(id, contentOf(id, text, 3)))),
  )

  it('renders lists of 200', async () => {
    const html = await markup(id, contentOf(id, 'https://example.com/a.webp', 200))
    expect(html.length).toBeGreaterThan(10_000)
  })

  it('carries the line of the builder unless the plan leaves it out', async () => {
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
