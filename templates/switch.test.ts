import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { keptContent } from '@vitrine/common/portfolio/kept-content'
import { getAt, setAt } from '@vitrine/common/portfolio/paths'
import { picturePartsOf } from '@vitrine/common/portfolio/picture-parts'
import { publishIssues } from '@vitrine/common/portfolio/publish-validation'
import { filledPath } from '@vitrine/common/portfolio/fallbacks'
import { chosenSections, type TemplateMetadata } from '@vitrine/common/fields/section'
import { isOfType, walkFields } from '@vitrine/common/fields/walk'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'

/** What a template shows before its owner has added anything. */
const ownOf = (id: TemplateId): TemplateMetadata => ({
  sections: chosenSections(catalogue[id].metadata.sections, { hidden: [] }),
})
const known = templateIds.map((id) => catalogue[id].metadata)
const pairs = templateIds.flatMap((from) => templateIds.flatMap((to) => (from === to ? [] : [[from, to] as const])))

/** The fields of sections; those of items are not among them. */
const topFields = ({ sections }: TemplateMetadata) => sections.flatMap(({ fields }) => fields)

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

describe.each(pairs)('from %s to %s', (from, to) => {
  const { metadata, example } = catalogue[from]
  const target = ownOf(to)
  const kept = keptContent(example, target, [metadata, ...known])

  it('every filled field is either shown or listed as kept', () => {
    const shown = new Set(topFields(target).flatMap(({ path }) => [path, filledPath(example, path) ?? path]))
    const listed = new Set(kept.map(({ path }) => path))
    const filled = topFields(metadata).filter(
      ({ path, type }) =>
        type !== 'image' && type !== 'array:object' && !path.endsWith('Alt') && !isEmpty(getAt(example, path)),
    )
    for (const { path } of filled) expect(shown.has(path) !== listed.has(path), path).toBe(true)
  })

  it('every list that the template does not have is listed with its entries', () => {
    const lists = new Set(topFields(target).map(({ path }) => path))
    for (const { type, path, label } of topFields(metadata)) {
      const items = getAt(example, path)
      if (type !== 'array:object' || lists.has(path) || !Array.isArray(items) || items.length === 0) continue
      expect(kept).toContainEqual({ path, label, count: items.length })
    }
  })

  it('every label is a name, not a path', () => {
    for (const { label, path } of kept) expect(label).not.toBe(path)
  })
})

/**
 * What stays behind with a template: how it opens, its navigation and its newsletter, and what goes with its way of showing a list. The
 * picture of an About without one is the other thing.
 */
const ofItsOwn = /^(hero|nav|newsletter)\.|^(about\.(mediaKit|image|imageAlt)|process\.title|gallery\.categories)$/

it.each(templateIds)('%s can show every part of the content that another template shows', (id) => {
  const shown = new Set(topFields(catalogue[id].metadata).map(({ path }) => path))
  const missing = known.flatMap(topFields).filter(({ path }) => !shown.has(path) && !ofItsOwn.test(path))
  expect(missing.map(({ path }) => path)).toEqual([])
  for (const path of ['hero.bio', 'hero.avatar', 'about.bio']) expect(shown).toContain(path)
})

it('nothing is missing from a template’s own example, but for the line that search engines show', () => {
  for (const id of templateIds) {
    const paths = keptContent(catalogue[id].example, catalogue[id].metadata, known).map(({ path }) => path)
    expect(paths.filter((path) => path !== 'hero.tagline')).toEqual([])
  }
})

it.each(templateIds)('a cropped picture in every place of %s is not content of its own', (id) => {
  const { example } = catalogue[id]
  const pictures = walkFields(ownOf(id), example).filter(isOfType('image'))
  expect(pictures.length).toBeGreaterThan(0)
  const cropped = pictures.reduce((content, { path }) => {
    const { src, storage, original, crop } = picturePartsOf(path)
    const parts = { [src]: 'https://example.com/a.webp', [storage]: 'a', [original]: 'b', [crop]: '0,0,10,10' }
    return Object.entries(parts).reduce((whole, [at, value]) => setAt(whole, at, value), content)
  }, example)
  const labels = (content: PortfolioContent, to: TemplateId) =>
    keptContent(content, ownOf(to), known).map(({ label, path }) => `${path} ${label}`)
  for (const to of templateIds) expect(labels(cropped, to)).toEqual(labels(example, to))
})

it('settings, and where a picture lies, are not content to be shown', () => {
  const content: PortfolioContent = {
    meta: { title: 'Title', description: 'Description', noindex: true },
    domain: 'ada.example',
    hero: { avatar: 'https://example.com/a.png', avatarPath: 'user-assets/a/b/images/c.png', avatarAlt: 'Ada' },
  }
  expect(keptContent(content, ownOf('minimalist-designer'), known)).toEqual([
    { path: 'hero.avatar', label: 'About the author: Portrait', count: 1 },
  ])
})

it('a section that one template always shows cannot be hidden in another', () => {
  const fixed = new Set(known.flatMap(({ sections }) => sections.flatMap(({ id, hideable }) => (hideable ? [] : [id]))))
  const hideable = known.flatMap(({ sections }) => sections.flatMap(({ id, hideable }) => (hideable ? [id] : [])))
  expect(hideable.filter((id) => fixed.has(id))).toEqual([])
})

it('the owner’s name is shown after every switch', () => {
  for (const hero of [{ name: 'Ada' }, { photographerName: 'Ada' }]) {
    for (const { metadata } of templateIds.map((id) => catalogue[id])) {
      expect(publishIssues(metadata, { hero }).filter(({ path }) => path.startsWith('hero.'))).toEqual([])
      expect(keptContent({ hero }, metadata, known)).toEqual([])
    }
  }
})
