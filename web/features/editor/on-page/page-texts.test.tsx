// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Field, ValueField } from '@vitrine/common/fields/field'
import { holdingOf, sampleValue } from '@vitrine/common/fields/kinds'
import { isValue, patternOf, walkFields } from '@vitrine/common/fields/walk'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import { contentPath, getAt } from '@vitrine/common/portfolio/paths'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { sampleContent, samplePages } from '@vitrine/templates/content-samples'
import { TemplatePage } from '@vitrine/templates/page'
import { contentSources, SOURCE } from '@vitrine/templates/parts/sources'
import { pictureResolver } from '@vitrine/templates/picture'
import { registry } from '@vitrine/templates/registry'
import { createEditorStore } from '../state/store.ts'
import { testPortfolio } from '../state/test-portfolio.ts'
import { sourceOf } from './marked-elements.ts'
import { itemAt, itemSourceOf } from './page-items.ts'
import { finished, keptVisible, pathOfText, readText, textOn, withWritten, type PageText } from './page-texts.ts'

const picture = pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })

const example = (field: ValueField, index: number) => {
  if (field.type === 'email') return `mary${index}@example.com`
  if (field.type === 'date') return `2024-05-0${index + 1}`
  const isAddress = ['address', 'picture'].includes(holdingOf(field)) || field.path === 'href'
  const words = `${field.label} ${2024 + index}`
  return holdingOf(field) === 'lines'
    ? [`${words} a`, `${words} b`]
    : sampleValue(field, isAddress ? `https://example.com/${index}.png` : words)
}

/** The previewed page of a template, with its texts. */
async function show(id: TemplateId) {
  const { metadata, sections } = catalogue[id]
  const content = withItemIds(sampleContent(metadata, example, 2))
  const sources = contentSources()
  sources.add(content)
  const added = sections.flatMap((section) => (section.optional ? [section.id] : []))
  const layout = { hidden: [], added, titles: {} }
  document.body.innerHTML = renderToStaticMarkup(
    <TemplatePage
      definition={await registry[id]()}
      content={content}
      layout={layout}
      picture={picture}
      pages={samplePages}
      sources={sources}
    />,
  )
  const elements = [...document.querySelectorAll<HTMLElement>(`[${SOURCE}]`)]
  const texts = elements.flatMap((element) => textOn(element, { metadata, content, layout, language: null }) ?? [])
  return { metadata, content, layout, elements, texts }
}

/** Texts by what they are, and not what is filled in with them. */
const isText = ({ type }: Field) => ['string', 'text', 'richtext', 'date', 'array:string'].includes(type)

/** What describes a picture is shown with it, and the form has it; so it has where something leads to. */
const isElsewhere = (path: string) => /\.(href|endpoint|alt|\w+Alt)$/.test(path)

/** Shown nowhere by themselves while all other fields are filled in (templates/sources.test.tsx). */
const unseen: Partial<Record<TemplateId, readonly string[]>> = {
  'business-executive': ['content.press.*.name'],
  'photography-focus': ['content.gallery.images.*.category'],
  'portfolio-v7-victorian-detective': ['content.hero.title'],
}

describe.each(templateIds)('the texts of %s', (id) => {
  it('are written as they are stored, each at its own place', async () => {
    const { metadata, content, layout, texts } = await show(id)
    const store = createEditorStore({ ...testPortfolio, templateId: id, content, layout })
    expect(texts.length).toBeGreaterThan(15)
    for (const text of texts) {
      const now = store.getState().history.present
      const path = pathOfText(text, { metadata, ...now })!
      const value = getAt(now, path)
      store.type(path, withWritten(text, value, 'Words'))
      expect(readText(text, getAt(store.getState().history.present, path))).toBe('Words')
      store.type(path, value)
      expect(store.getState().history.present).toEqual(now)
    }
  })

  it('are all found on its page', async () => {
    const { metadata, content, layout, texts } = await show(id)
    const written = new Set(texts.map((text) => patternOf(pathOfText(text, { metadata, content, layout })!)))
    const missing = walkFields(metadata)
      .filter((place) => isValue(place) && isText(place.field))
      .map(({ path }) => contentPath(path))
      .filter((path) => !written.has(path) && !isElsewhere(path))
    expect(missing).toEqual(unseen[id] ?? [])
  })

  it('lead to the entries of all lists', async () => {
    const { metadata, content, elements } = await show(id)
    const items = elements.flatMap((element) => itemSourceOf(sourceOf(element)) ?? [])
    const found = new Set(items.map((source) => patternOf(itemAt(source, content, metadata)!.list)))
    const lists = walkFields(metadata).flatMap(({ field, path }) =>
      field.type === 'array:object' ? contentPath(path) : [],
    )
    expect(lists.filter((list) => !found.has(list))).toEqual([])
    expect(lists.length).toBeGreaterThan(2)
  })
})

const text = (field: Pick<Field, 'type' | 'path'>, entry: number | null = null): PageText => ({
  source: field.path,
  nth: 0,
  field: { label: 'Label', ...field } as ValueField,
  entry,
  multiline: false,
})

it('finishes a text as its control in the form does', () => {
  expect(finished(text({ type: 'url', path: 'link' }), 'example.com')).toBe('https://example.com')
  expect(finished(text({ type: 'url', path: 'link' }), undefined)).toBeUndefined()
  expect(finished(text({ type: 'string', path: 'title' }), ' a ')).toBe(' a ')
  expect(finished(text({ type: 'array:string', path: 'tags' }, 0), ['a, b', 'b', ' '])).toEqual(['a', 'b'])
  expect(finished(text({ type: 'array:string', path: 'bullets' }, 0), ['One, two ', 'One, two', ''])).toEqual([
    'One, two',
    'One, two',
  ])
})

it('shows the name of the field where a text was emptied, and nothing else in its place', () => {
  const title = text({ type: 'string', path: 'hero.title' })
  expect(keptVisible(title, { hero: { title: ' ', name: 'Ada' } }, 'content.hero.title')).toEqual({
    hero: { title: 'Label', name: 'Ada' },
  })
  const content = { hero: { titles: ['a', '', 'c'] } }
  expect(keptVisible(text({ type: 'array:string', path: 'hero.titles' }, 1), content, 'content.hero.titles')).toEqual({
    hero: { titles: ['a', 'Label', 'c'] },
  })
  expect(keptVisible(text({ type: 'array:string', path: 'hero.titles' }, 0), content, 'content.hero.titles')).toBe(
    content,
  )
})
