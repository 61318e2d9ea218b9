import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { textsIn } from '@vitrine/common/portfolio/texts'
import { templateIds } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { exampleSets } from '@vitrine/templates/example-sets'
import { root } from '../../local/lib/paths.ts'

const sizeOf = async (path: string) => {
  const { width, height } = await sharp(await readFile(join(root, 'web/public', path))).metadata()
  return [width, height]
}

describe.each(templateIds)('the example pictures of %s', (id) => {
  const { example } = catalogue[id]

  it('are listed with their sizes', async () => {
    const shown = textsIn(example).filter((text) => text.startsWith('/examples/'))
    const sets = exampleSets(example)
    expect(shown.length).toBeGreaterThan(0)
    expect([...sets.keys()].sort()).toEqual([...new Set(shown)].sort())
    for (const [path, { width, height }] of sets) expect([path, ...(await sizeOf(path))]).toEqual([path, width, height])
  })

  it('exist in every width', async () => {
    for (const { widths, sources } of exampleSets(example).values()) {
      for (const { srcSet } of sources) {
        const found = await Promise.all(
          srcSet.split(', ').map(async (source) => (await sizeOf(source.split(' ')[0] ?? ''))[0]),
        )
        expect(found).toEqual(widths)
      }
    }
  })
})
