import { describe, expect, it } from 'vitest'
import type { TemplateMetadata } from './section.ts'
import { labelOfPlace, patternOf, walkFields } from './walk.ts'

const metadata: TemplateMetadata = {
  sections: [
    {
      id: 'work',
      label: 'Work',
      hideable: true,
      fields: [
        { path: 'work.title', label: 'Title', type: 'string' },
        {
          path: 'projects',
          label: 'Projects',
          type: 'array:object',
          itemLabel: 'Project',
          titleField: 'name',
          fields: [
            { path: 'name', label: 'Name', type: 'string' },
            {
              path: 'camera',
              label: 'Camera',
              type: 'object',
              fields: [{ path: 'lens', label: 'Lens', type: 'string' }],
            },
            {
              path: 'links',
              label: 'Links',
              type: 'array:object',
              itemLabel: 'Link',
              titleField: 'href',
              fields: [{ path: 'href', label: 'Address', type: 'url' }],
            },
          ],
        },
      ],
    },
  ],
}

const content = {
  work: { title: 'Work' },
  projects: [
    { name: 'One', camera: { lens: '35 mm' }, links: [{ href: 'a' }, { href: 'b' }] },
    { name: 'Two', links: 'not a list' },
  ],
}

describe('walkFields', () => {
  it('gives each nested field once without content, with * for items', () => {
    expect(walkFields(metadata).map(({ path }) => path)).toEqual([
      'work.title',
      'projects',
      'projects.*.name',
      'projects.*.camera',
      'projects.*.camera.lens',
      'projects.*.links',
      'projects.*.links.*.href',
    ])
  })

  it('gives the fields of each item with content, and their values', () => {
    const values = walkFields(metadata, content).map(({ path, value }) => [path, value] as const)
    expect(values.filter(([, value]) => typeof value !== 'object')).toEqual([
      ['work.title', 'Work'],
      ['projects.0.name', 'One'],
      ['projects.0.camera.lens', '35 mm'],
      ['projects.0.links.0.href', 'a'],
      ['projects.0.links.1.href', 'b'],
      ['projects.1.name', 'Two'],
      ['projects.1.camera', undefined],
      ['projects.1.camera.lens', undefined],
      ['projects.1.links', 'not a list'],
    ])
  })
})

it('patternOf replaces the places in lists', () => {
  expect(patternOf('projects.0.links.12.href')).toBe('projects.*.links.*.href')
  expect(patternOf('hero.500px')).toBe('hero.500px')
})

it('labelOfPlace names what a field is inside of, and the section of a single field', () => {
  const label = (path: string) =>
    walkFields(metadata, content)
      .filter((place) => place.path === path)
      .map((place) => labelOfPlace(place, ({ itemLabel }, { index }) => `${itemLabel} ${Number(index) + 1}`))
  expect(label('work.title')).toEqual(['Work: Title'])
  expect(label('projects')).toEqual(['Projects'])
  expect(label('projects.0.camera.lens')).toEqual(['Project 1: Camera: Lens'])
  expect(label('projects.0.links.1.href')).toEqual(['Project 1: Link 2: Address'])
})
