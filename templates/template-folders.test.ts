import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { templateIds } from '@vitrine/common/templates/ids'
import { describe, expect, it } from 'vitest'

const room = import.meta.dirname

/** What the folder of a template holds. None of it is optional, and there is nothing else. */
const shape = [
  // What its sections show, out of the content.
  'content.ts',
  // What the API and the store know of it.
  'data.ts',
  'design.ts',
  'example.ts',
  // A case study or an article at its best.
  'example-page.ts',
  'fields.ts',
  // How it sets case studies and articles.
  'page-look.tsx',
  'page.css',
  // The one list of its sections, in their order.
  'sections.ts',
  'styles.css',
  'template.test.tsx',
  'template.tsx',
  // What the app says of it in other languages.
  'words.ts',
  // The components of its sections, and what they are made of. Their names are free.
  'components',
]

it('there is a folder for each template, and no other', async () => {
  const folders = (await readdir(room, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const contents = await Promise.all(
    folders.map(async ({ name }) => ({ name, files: await readdir(join(room, name)) })),
  )
  const templates = contents.filter(({ files }) => files.includes('template.tsx')).map(({ name }) => name)
  expect(templates.sort()).toEqual([...templateIds].sort())
})

describe.each(templateIds)('the folder of %s', (id) => {
  const folder = join(room, id)
  const components = () => readdir(join(folder, 'components'))

  it('has the shape that all have', async () => {
    expect((await readdir(folder)).sort()).toEqual([...shape].sort())
    for (const name of await components()) expect(name).toMatch(/^[a-z]+(-[a-z]+)*\.tsx?$/)
  })

  it('has no component that nothing imports', async () => {
    const names = await components()
    const files = [...shape.filter((name) => /\.tsx?$/.test(name)), ...names.map((name) => join('components', name))]
    const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    const imported = new Set(
      sources.flatMap((source) => [...source.matchAll(/from '\.\/(?:components\/)?([^']+)'/g)].map(([, name]) => name)),
    )
    expect(names.filter((name) => !imported.has(name))).toEqual([])
  })
})
