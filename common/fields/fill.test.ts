import { expect, it } from 'vitest'
import type { Field } from './field.ts'
import { fillFields } from './fill.ts'

const list = (path: string, ...fields: Field[]): Field => ({
  path,
  label: path,
  type: 'array:object',
  itemLabel: 'Item',
  titleField: 'title',
  fields,
})
const title: Field = { path: 'title', label: 'Title', type: 'string' }
const metadata = {
  sections: [
    {
      id: 'work',
      label: 'Work',
      hideable: true,
      fields: [
        { path: 'work.level', label: 'Level', type: 'number' } as const,
        list(
          'projects',
          title,
          { path: 'camera', label: 'Camera', type: 'object', fields: [title] },
          list('links', title),
        ),
      ],
    },
  ],
}

it('fills every field, also in objects, in each item, and in at most two items of lists inside of items', () => {
  const item = (index: number) => ({
    title: `projects.${index}.title`,
    camera: { title: `projects.${index}.camera.title` },
    links: [0, 1].map((inner) => ({ title: `projects.${index}.links.${inner}.title` })),
  })
  expect(fillFields(metadata, 3, ({ field, path }) => (field.type === 'string' ? path : undefined))).toEqual({
    projects: [item(0), item(1), item(2)],
  })
})
