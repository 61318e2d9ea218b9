import { describe, expect, it } from 'vitest'
import { placeKey } from '../comment-places.ts'
import type { PageContent } from './page-content.ts'
import { pagePathOf, placesOfPage, wholePage } from './page-comment-places.ts'

const content: PageContent = {
  title: 'Timetable',
  cover: '/cover.webp',
  tags: ['Print'],
  blocks: [
    { itemId: 'a', type: 'text', text: '<p>Trams &amp; boats that nobody takes at four in the morning</p>' },
    { itemId: 'b', type: 'picture', image: '/a.webp' },
    { itemId: 'c', type: 'grid', pictures: [{ itemId: 'p', image: '/b.webp', caption: 'Night' }, { itemId: 'q' }] },
  ],
}

describe('the places of a page', () => {
  it('are its title, its cover, its blocks and their pictures, each by ids', () => {
    expect(placesOfPage('page1', content).map(({ place, kind, label }) => [placeKey(place), kind, label])).toEqual([
      ['||title|page1|', 'text', 'Title'],
      ['||cover|page1|', 'picture', 'Cover'],
      ['|||page1|a', 'block', 'Text “Trams & boats that nobody takes at four…”'],
      ['|||page1|b', 'block', 'Picture, block 2'],
      ['||image|page1|b', 'picture', 'Picture, block 2: Picture'],
      ['|||page1|c', 'block', 'Grid of pictures “Night”'],
      ['|pictures/p||page1|c', 'picture', 'Grid of pictures “Night”: Picture “Night”'],
    ])
    expect(placeKey(wholePage('page1'))).toBe('|||page1|')
    // What the page does not show has no place on it; the others are called as in the editor.
    const shown = placesOfPage('page1', content, ({ itemId }) => itemId !== 'a')
    expect(shown.map(({ label }) => label)).toContain('Picture, block 2')
    expect(shown.map(({ place }) => place.block)).not.toContain('a')
  })

  it('are found by the editor wherever their block has moved, and are gone with it', () => {
    const place = { ...wholePage('page1'), block: 'b' }
    expect(pagePathOf(place, content)).toBe('content.blocks.1')
    expect(pagePathOf(place, { blocks: content.blocks!.toReversed() })).toBe('content.blocks.1')
    expect(pagePathOf(place, { blocks: [] })).toBeNull()
    expect(pagePathOf({ ...wholePage('page1'), field: 'title' }, {})).toBe('content.title')
    expect(pagePathOf(wholePage('page1'), {})).toBe('content')
  })
})
