import type { ValueField } from '@vitrine/common/fields/field'
import { holdingOf, sampleValue } from '@vitrine/common/fields/kinds'
import { isValue, patternOf, walkFields, type FieldPlace } from '@vitrine/common/fields/walk'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import { pictureOf } from '@vitrine/common/portfolio/picture-parts'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { sampleContent, samplePages } from './content-samples.ts'
import { TemplatePage } from './page.tsx'
import { pathOfSource } from './parts/source-path.ts'
import { contentSources, titleSource } from './parts/sources.ts'
import { pictureResolver } from './picture.ts'
import { registry } from './registry.ts'

const picture = pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })
const optional = (id: TemplateId) => catalogue[id].sections.flatMap((section) => (section.optional ? [section.id] : []))

const example = (field: ValueField, index: number) => {
  if (field.type === 'email') return `mary${index}@example.com`
  // Where an entry of a navigation leads is a plain text, which is shown only if it is an address.
  const isAddress = ['address', 'picture'].includes(holdingOf(field)) || field.path === 'href'
  return sampleValue(field, isAddress ? `https://example.com/${index}.png` : `${field.label} ${2024 + index}`)
}

const contentOf = (id: TemplateId) => withItemIds(sampleContent(catalogue[id].metadata, example, 2))

/** The fields that a template shows nowhere by themselves, or not while all others are filled in, and why. */
const unseen: Partial<Record<TemplateId, Readonly<Record<string, string>>>> = {
  'business-executive': {
    'press.*.name': 'describes the logo, and is shown where there is none',
    'newsletter.endpoint': 'only says where the form sends what is typed into it',
  },
  'photography-focus': { 'gallery.images.*.category': 'only says which filter shows a photograph' },
  'portfolio-v7-victorian-detective': { 'hero.title': 'is typed where the list of roles is empty' },
}

/** What can be seen on a page: a switch or a choice has no place of its own, and what describes a picture is part of it. */
const isSeen = (place: FieldPlace) => {
  const holds = isValue(place) ? holdingOf(place.field) : 'choice'
  return holds !== 'choice' && pictureOf(place.path) === place.path
}

async function render(id: TemplateId, marked: boolean): Promise<string> {
  const content = contentOf(id)
  const sources = contentSources()
  sources.add(content)
  return renderToStaticMarkup(
    <TemplatePage
      definition={await registry[id]()}
      content={content}
      layout={{ hidden: [], added: optional(id) }}
      picture={picture}
      pages={samplePages}
      {...(marked && { sources })}
    />,
  )
}

describe.each(templateIds)('the page of %s', (id) => {
  it('says of every field in its preview where it is shown', async () => {
    const content = contentOf(id)
    const html = await render(id, true)
    const shown = new Set([...html.matchAll(/ data-at="([^"]+)"/g)].map(([, source]) => pathOfSource(content, source!)))
    const missing = walkFields(catalogue[id].metadata, content)
      .filter(isSeen)
      .filter(({ path }) => !shown.has(path))
      .map(({ path }) => patternOf(path))
    expect(new Set(missing)).toEqual(new Set(Object.keys(unseen[id] ?? {})))
  })

  it('says of every heading which section’s name it is', async () => {
    const html = await render(id, true)
    const named = [...html.matchAll(/<h2[^>]* data-at="(layout\.titles\.[^"]+)"/g)].map(([, source]) => source)
    const headed = catalogue[id].sections
      .filter(({ heading }) => heading !== null)
      .map((section) => titleSource(section.id))
    expect(named.toSorted()).toEqual(headed.toSorted())
  })

  it('is published without a trace of it', async () => {
    const [published, marked] = [await render(id, false), await render(id, true)]
    expect(published).not.toMatch(/data-at|source-text/)
    expect(marked.replaceAll(/ data-at="[^"]*"/g, '').replaceAll(/<\/?source-text>/g, '')).toBe(published)
  })
})
