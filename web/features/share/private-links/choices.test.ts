import { catalogue } from '@vitrine/templates/catalogue'
import { expect, it } from 'vitest'
import { choicesOf } from './choices.ts'

const { metadata } = catalogue['developer-pro']

it('offers the sections in the order of the page, without its opening and end', () => {
  const { sections } = choicesOf(metadata, {}, { hidden: ['projects'], order: ['experience', 'projects'] })
  const ids = sections.map(({ id }) => id)
  expect(ids.indexOf('experience')).toBeLessThan(ids.indexOf('projects'))
  for (const { id } of metadata.sections.filter(({ fixed }) => fixed)) expect(ids).not.toContain(id)
})

it('offers the entries of its work by their names, and says which are private', () => {
  const content = {
    projects: [
      { itemId: 'a', title: 'Tram' },
      { itemId: 'b', private: true },
    ],
  }
  expect(choicesOf(metadata, content, { hidden: [] }).lists).toEqual([
    {
      label: 'Projects',
      items: [
        { id: 'projects/a', label: 'Tram' },
        { id: 'projects/b', label: 'Project 2', private: true },
      ],
    },
  ])
})
