// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { placeKey, placesOf } from '@vitrine/common/portfolio/comment-places'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '../../catalogue.ts'
import { TemplatePage } from '../../page.tsx'
import { pictureResolver } from '../../picture.ts'
import { registry } from '../../registry.ts'
import { visibleSections } from '../../visible-sections.ts'
import { keyOf, markPlaces, placeAround, type Place } from './places.ts'

const picture = pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })

/** A page in its template, with its places as the form of a review names them. */
async function marked(id: TemplateId, content: PortfolioContent): Promise<{ page: Document; places: Place[] }> {
  const { sections, metadata } = catalogue[id]
  const layout = { hidden: [] }
  const page = document
  page.body.innerHTML = renderToStaticMarkup(
    <TemplatePage definition={await registry[id]()} content={content} layout={layout} picture={picture} />,
  )
  const places = visibleSections(sections, content, layout).flatMap((section) =>
    placesOf(metadata.sections.find((one) => one.id === section.id) ?? section, content).map((known) => ({
      key: placeKey(known.place),
      kind: known.kind,
      section: section.id,
      text: known.text,
      picture: (known.picture && picture(known.picture)) ?? '',
    })),
  )
  markPlaces(page, places)
  return { page, places }
}

const elementWith = (page: Document, key: string) =>
  [...page.querySelectorAll<HTMLElement>('[data-review-place]')].find((element) => keyOf(element) === key)

/** Texts that a template shows in pieces, which no one element holds. */
const inPieces: Partial<Record<TemplateId, string[]>> = {
  'portfolio-v7-victorian-detective': ['contact||contact.note'],
}

describe('the places of a page', () => {
  it.each(templateIds)('are all found in %s', async (id) => {
    const { page, places } = await marked(id, withItemIds(catalogue[id].example))
    expect(places.length).toBeGreaterThan(20)
    expect(places.filter(({ key }) => !elementWith(page, key)).map(({ key }) => key)).toEqual(inPieces[id] ?? [])
  })

  it('are the innermost around a point, and blocks of items hold no other item', async () => {
    const id = 'developer-pro'
    const content = withItemIds(catalogue[id].example)
    const { page, places } = await marked(id, content)
    const projects = places.filter(({ kind, section }) => kind === 'item' && section === 'projects')
    expect(projects.length).toBeGreaterThan(1)
    for (const project of projects) {
      const block = elementWith(page, project.key)!
      expect(block.textContent).toContain(project.text)
      for (const other of projects) if (other !== project) expect(block.textContent).not.toContain(other.text)
      const description = block.querySelector('p')
      if (description) expect(keyOf(placeAround(description)!)).toBe(project.key)
    }
  })

  it('are told apart where two items have one title', async () => {
    const id = 'developer-pro'
    const { projects = [] } = catalogue[id].example
    const twins = [0, 1].map((index) => ({ ...projects[index], itemId: `t${index}`, title: 'Twin' }))
    const { page } = await marked(id, { ...catalogue[id].example, projects: twins })
    const [one, other] = twins.map(({ itemId }) => elementWith(page, `projects|projects/${itemId}|`))
    expect(one).toBeDefined()
    expect(other).toBeDefined()
    expect(one).not.toBe(other)
  })
})
