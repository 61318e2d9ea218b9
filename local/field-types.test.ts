import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { fieldTypeLists } from './field-types.ts'

it('the lists of field types name every folder (npm run check writes them)', async () => {
  for (const [path, text] of await fieldTypeLists()) expect(await readFile(path, 'utf8')).toBe(text)
})
