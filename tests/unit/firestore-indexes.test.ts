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

const portfolioIndexes = indexes.filter((index) => index.collectionGroup === 'portfolios').map((index) => index.fields)

it('an account’s portfolios can be listed, the last changed first, from any cursor on', () => {
  expect(portfolioIndexes).toContainEqual([
    { fieldPath: 'ownerId', order: 'ASCENDING' },
    { fieldPath: 'updatedAt', order: 'DESCENDING' },
    { fieldPath: '__name__', order: 'DESCENDING' },
  ])
})

it('the views of an account’s portfolios can be added up', () => {
  expect(portfolioIndexes).toContainEqual([{ fieldPath: 'ownerId', order: 'ASCENDING' }, { fieldPath: 'views', order: 'ASCENDING' }])
})

it('an account’s deleted portfolios can be listed, the last deleted first, from any cursor on', () => {
  const fields = indexes.filter((index) => index.collectionGroup === 'deletedPortfolios').map((index) => index.fields)
  expect(fields).toContainEqual([
    { fieldPath: 'ownerId', order: 'ASCENDING' },
    { fieldPath: 'deletedAt', order: 'DESCENDING' },
    { fieldPath: '__name__', order: 'DESCENDING' },
  ])
})

it('published portfolios can be listed for the sitemap, the last published first', () => {
  expect(portfolioIndexes).toContainEqual([
    { fieldPath: 'status', order: 'ASCENDING' },
    { fieldPath: 'publishedAt', order: 'DESCENDING' },
    { fieldPath: '__name__', order: 'DESCENDING' },
  ])
})

it.each(['portfolios', 'deletedPortfolios'])('the content of %s, which is never queried, is not indexed', (collectionGroup) => {
  expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath: 'content', indexes: [] })
})

it('what is remembered of counted events goes away by itself', () => {
  expect(fieldOverrides).toContainEqual({ collectionGroup: 'countedEvents', fieldPath: 'expireAt', ttl: true, indexes: [] })
})
