import { describe, expect, it } from 'vitest'
import type { ListField } from '@vitrine/common/fields/types/list/kind'
import { contentSchema } from '@vitrine/common/portfolio/content'
import { awardList, galleryList, projectList, tagsField } from '@vitrine/templates/fields/lists'
import { itemOf } from './item-of.ts'
import { targetOf } from './target.ts'

const gallery = galleryList({ labels: ['Photographs', 'Photograph'], help: '', caption: '', category: '' })
const projects = projectList({ title: '', description: '', picture: '', after: [tagsField('')] })

const found = {
  itemId: 'abc',
  image: { url: 'https://storage/a.jpg', path: 'images/a.jpg' },
  texts: { title: 'Erg Chebbi', caption: 'The first ten minutes', keywords: ['Desert', 'coast'], alt: 'Dunes' },
}

function made(field: ListField, texts: Partial<typeof found.texts> = {}, categories: string[] = []) {
  const target = targetOf(field, `content.${field.path}`)
  return target && itemOf(target, { ...found, texts: { ...found.texts, ...texts } }, categories)
}

describe('the texts of a file', () => {
  it('become title, description and tags of a project', () => {
    const item = made(projects)
    expect(item).toEqual({
      itemId: 'abc',
      image: 'https://storage/a.jpg',
      imagePath: 'images/a.jpg',
      imageAlt: 'Dunes',
      title: 'Erg Chebbi',
      description: 'The first ten minutes',
      tags: ['Desert', 'coast'],
    })
    expect(contentSchema.safeParse({ projects: [item] }).success).toBe(true)
  })

  it('become caption and category of a photograph', () => {
    const item = made(gallery)
    expect(item).toMatchObject({ src: 'https://storage/a.jpg', caption: 'The first ten minutes', category: 'Desert' })
    expect(contentSchema.safeParse({ gallery: { images: [item] } }).success).toBe(true)
  })

  it('give a photograph a category that there is, before a new one', () => {
    expect(made(gallery, {}, ['Coast'])).toMatchObject({ category: 'Coast' })
  })

  it('give a photograph without a caption its title', () => {
    expect(made(gallery, { caption: undefined })).toMatchObject({ caption: 'Erg Chebbi' })
  })

  it('that are missing leave their fields alone', () => {
    expect(
      Object.keys(made(projects, { title: undefined, caption: undefined, keywords: [], alt: undefined }) ?? {}),
    ).toEqual(['itemId', 'image', 'imagePath'])
  })
})

it('a list without pictures takes none', () => {
  expect(targetOf(awardList('', { label: '', placeholder: '' }), 'content.awards')).toBeNull()
})
