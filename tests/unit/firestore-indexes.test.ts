import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../local/lib/paths.ts'

type Indexes = {
  indexes: { collectionGroup: string; queryScope: string; fields: { fieldPath: string; order: string }[] }[]
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[]
}
const { indexes, fieldOverrides } = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8')) as Indexes

// The emulator answers every query, indexed or not: only here does a missing index show before production.

it('an account’s portfolios can be listed, the last changed first, from any cursor on', () => {
  const fields = indexes.filter((index) => index.collectionGroup === 'portfolios').map((index) => index.fields)
  expect(fields).toContainEqual([
    { fieldPath: 'ownerId', order: 'ASCENDING' },
    { fieldPath: 'updatedAt', order: 'DESCENDING' },
    { fieldPath: '__name__', order: 'DESCENDING' },
  ])
})

it('the content of portfolios, which is never queried, is not indexed', () => {
  expect(fieldOverrides).toContainEqual({ collectionGroup: 'portfolios', fieldPath: 'content', indexes: [] })
})
