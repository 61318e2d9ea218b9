import { describe, expect, it } from 'vitest'
import type { TemplateMetadata } from '../fields/section.ts'
import { editorPlaceOf, placeKey, placesOf } from './comment-places.ts'

const sections: TemplateMetadata['sections'] = [
  {
    id: 'about',
    label: 'About',
    hideable: true,
    fields: [
      { path: 'about.bio', label: 'Bio', type: 'richtext' },
      { path: 'about.photo', label: 'Photo', type: 'image' },
      { path: 'about.photoAlt', label: 'Description of the photo', type: 'string' },
    ],
  },
  {
    id: 'work',
    label: 'Work',
    hideable: true,
    fields: [
      {
        path: 'projects',
        label: 'Projects',
        type: 'array:object',
        itemLabel: 'Project',
        titleField: 'title',
        fields: [
          { path: 'title', label: 'Title', type: 'string' },
          { path: 'image', label: 'Image', type: 'image' },
        ],
      },
    ],
  },
]
const content = {
  about: { bio: '<p>Ada &amp; <strong>friends</strong></p>', photoAlt: 'Ada at her desk' },
  projects: [
    { itemId: 'a1', title: 'Lighthouse', imagePath: 'user-assets/u/p/images/1.webp' },
    { itemId: 'b2', title: ' ' },
  ],
}
const keysOf = (index: number) => placesOf(sections[index]!, content).map(({ place }) => placeKey(place))

describe('the places of a section', () => {
  it('are the section, its filled texts and pictures, and its items with theirs', () => {
    expect(keysOf(0)).toEqual(['about||', 'about||about.bio'])
    expect(keysOf(1)).toEqual(['work||', 'work|projects/a1|', 'work|projects/a1|image', 'work|projects/b2|'])
  })

  it('say what they are called and what finds them on the page', () => {
    expect(placesOf(sections[0]!, content)[1]).toMatchObject({ label: 'Bio', text: 'Ada & friends', kind: 'text' })
    const [, item, picture, untitled] = placesOf(sections[1]!, content)
    expect(item).toMatchObject({ label: 'Project “Lighthouse”', text: 'Lighthouse' })
    expect(picture).toMatchObject({
      label: 'Project “Lighthouse”: Image',
      picture: { path: 'user-assets/u/p/images/1.webp' },
    })
    expect(untitled).toMatchObject({ label: 'Project 2', text: '', picture: null })
  })
})

describe('where the editor has a place', () => {
  const at = (section: string | null, item: string | null, field: string | null, of: object = content) =>
    editorPlaceOf({ section, item, field }, sections, of)

  it('follows an item by its id', () => {
    expect(at('work', 'projects/b2', null)).toEqual({ path: 'content.projects.1' })
    const moved = { projects: [...content.projects].reverse() }
    expect(at('work', 'projects/b2', null, moved)).toEqual({ path: 'content.projects.0' })
    expect(at('work', 'projects/a1', 'image', moved)).toEqual({ path: 'content.projects.1.image' })
  })

  it('is the section or the field, where there is no item', () => {
    expect(at('about', null, null)).toEqual({ section: 'about' })
    expect(at('about', null, 'about.bio')).toEqual({ path: 'content.about.bio' })
  })

  it('is nowhere for what is gone, and for the page as a whole', () => {
    expect(at(null, null, null)).toBeNull()
    expect(at('press', null, null)).toBeNull()
    expect(at('work', 'projects/c3', null)).toBeNull()
    expect(at('work', 'projects', null)).toBeNull()
  })
})
