// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { holdingOf, sampleValue } from '@vitrine/common/fields/kinds'
import { placeKey, placesOf } from '@vitrine/common/portfolio/comment-places'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import { filledPage } from '@vitrine/common/portfolio/pages/filled-page'
import { placesOfPage } from '@vitrine/common/portfolio/pages/page-comment-places'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '../../catalogue.ts'
import { TemplatePage } from '../../page.tsx'
import { loadPage } from '../../pages/page.ts'
import { shownBlocks } from '../../pages/page-blocks.ts'
import { PageDocument } from '../../pages/page-document.tsx'
import { noPages } from '../../pages/shown-page.ts'
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
      block: null,
    })),
  )
  markPlaces(page, places)
  return { page, places }
}

/** A case study in its template, with its places. */
async function markedPage(id: TemplateId, content: PageContent): Promise<{ page: Document; places: Place[] }> {
  const { definition, look, highlight } = await loadPage(id, content)
  const page = document
  page.body.innerHTML = renderToStaticMarkup(
    <PageDocument
      definition={definition}
      look={look}
      site={{ content: catalogue[id].example, layout: { hidden: [] } }}
      id={null}
      kind="study"
      content={content}
      minutes={4}
      shown={noPages}
      picture={picture}
      highlight={highlight}
    />,
  )
  const blocks = shownBlocks(content)
  const places = placesOfPage('page1', content, (block) => blocks.includes(block)).map((known) => {
    const block = blocks.findIndex(({ itemId }) => itemId === known.place.block)
    return {
      key: placeKey(known.place),
      kind: known.kind,
      section: '',
      text: known.text,
      picture: (known.picture && picture(known.picture)) ?? '',
      block: block < 0 ? null : block,
    }
  })
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

describe('the places of a case study', () => {
  const filled = filledPage(({ field, path }) =>
    holdingOf(field) === 'picture' ? `https://example.com/${path}.webp` : sampleValue(field, path),
  )

  it.each(templateIds)('are all found in %s, blocks of figures beside each other, too', async (id) => {
    const [, ...others] = filled.blocks ?? []
    const figures = ['one', 'two'].map((itemId) => ({ itemId, type: 'figure' as const, value: itemId }))
    const content = withItemIds({ ...filled, blocks: [...others, ...figures] })
    const { page, places } = await markedPage(id, content)
    expect(places.filter(({ key }) => !elementWith(page, key)).map(({ key }) => key)).toEqual([])
    expect(elementWith(page, '|||page1|two')?.textContent).toBe('two')
    const quote = elementWith(page, '|||page1|quote')
    expect(quote?.querySelector('blockquote')).toBeTruthy()
  })

  it('are the posters of a video and of an embed, and none where nothing shows it', async () => {
    const poster = (name: string) => ({ poster: `https://example.com/${name}.webp` })
    const content: PageContent = {
      title: 'Posters',
      blocks: [
        { itemId: 'film', type: 'media', kind: 'video', media: 'https://example.com/a.mp4', ...poster('film') },
        { itemId: 'talk', type: 'media', kind: 'audio', media: 'https://example.com/a.mp3', ...poster('talk') },
        { itemId: 'player', type: 'embed', link: 'https://vimeo.com/76979871', ...poster('player') },
        { itemId: 'link', type: 'embed', link: 'https://example.com/film', ...poster('link') },
      ],
    }
    const { page, places } = await markedPage('minimalist-designer', content)
    const posters = places.filter(({ key }) => key.includes('|poster|'))
    expect(posters.map(({ key }) => [key, elementWith(page, key)?.tagName])).toEqual([
      ['||poster|page1|film', 'VIDEO'],
      ['||poster|page1|player', 'IMG'],
    ])
    expect(elementWith(page, '|||page1|player')?.contains(elementWith(page, '||poster|page1|player')!)).toBe(true)
  })

  it('are a picture and its block, where the same picture is in two blocks as well', async () => {
    const image = 'https://example.com/a.webp'
    const twin = (itemId: string) => ({ itemId, type: 'grid' as const, pictures: [{ itemId: 'p', image }] })
    const { page } = await markedPage('minimalist-designer', { title: 'Twins', blocks: [twin('a'), twin('b')] })
    const [one, other] = ['a', 'b'].map((block) => elementWith(page, `|pictures/p||page1|${block}`))
    expect(one?.tagName).toBe('IMG')
    expect(other?.tagName).toBe('IMG')
    expect(one).not.toBe(other)
    expect(elementWith(page, '|||page1|b')?.contains(other!)).toBe(true)
  })
})
