import { expect, it } from 'vitest'
import { exampleSets } from './example-sets.ts'

it('example pictures have files, and words that name no picture have none', () => {
  const picture = '/examples/minimalist-designer/05.webp'
  const sets = exampleSets({ texts: ['constructor', 'toString', '__proto__', picture] })
  expect([...sets.keys()]).toEqual([picture])
  expect(sets.get(picture)).toMatchObject({ width: 960, height: 1200, widest: picture })
})
