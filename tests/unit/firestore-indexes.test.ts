import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../local/lib/paths.ts'

type Indexes = {
  indexes: { collectionGroup: string; queryScope: string; fields: { fieldPath: string; order: string }[] }[]
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[]
}
const { indexes, fieldOverrides } = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8')) as Indexes

// The emulator answers queries without an index, so only this test finds a missing one before production.

const portfolioIndexes = indexes.filter((index) => index.collectionGroup === 'portfolios').map((index) => index.fields)

it('an account’s portfolios can be listed, the last changed first, from any cursor on', () => {
  expect(portfolioIndexes).toContainEqual([
    { fieldPath: 'ownerId', order: 'ASCENDING' },
    { fieldPath: 'updatedAt', order: 'DESCENDING' },
    { fieldPath: '__name__', order: 'DESCENDING' },
  ])
})

it('the views of an account’s portfolios can be added up', () => {
  expect(portfolioIndexes).toContainEqual([
    { fieldPath: 'ownerId', order: 'ASCENDING' },
    { fieldPath: 'views', order: 'ASCENDING' },
  ])
})

it('an account’s deleted portfolios can be listed, the last deleted first, from any cursor on', () => {
  const fields = indexes.filter((index) => index.collectionGroup === 'deletedPortfolios').map((index) => index.fields)
  expect(fields).toContainEqual([
    { fieldPath: 'ownerId', order: 'ASCENDING' },
    { fieldPath: 'deletedAt', order: 'DESCENDING' },
    { fieldPath: '__name__', order: 'DESCENDING' },
  ])
})

it('pages can be listed for the sitemap, the newest first, and found by their owner', () => {
  const queryScope = 'COLLECTION_GROUP'
  for (const [fieldPath, order] of [
    ['onlineSince', 'DESCENDING'],
    ['ownerId', 'ASCENDING'],
  ])
    expect(fieldOverrides).toContainEqual({ collectionGroup: 'live', fieldPath, indexes: [{ order, queryScope }] })
})

it('pages made with a template can be listed, the newest first', () => {
  expect(indexes).toContainEqual({
    collectionGroup: 'live',
    queryScope: 'COLLECTION_GROUP',
    fields: [
      { fieldPath: 'templateId', order: 'ASCENDING' },
      { fieldPath: 'onlineSince', order: 'DESCENDING' },
    ],
  })
})

it('the last publications of a portfolio can be found', () => {
  expect(indexes).toContainEqual({
    collectionGroup: 'versions',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'reason', order: 'ASCENDING' },
      { fieldPath: 'revision', order: 'DESCENDING' },
    ],
  })
})

it('counter shards of an account, days that are over and keys of visitors that are too old are found whichever portfolio they belong to', () => {
  const [everywhere, array, ascending] = ['COLLECTION_GROUP', 'CONTAINS', 'ASCENDING']
  expect(fieldOverrides).toContainEqual({
    collectionGroup: 'tallies',
    fieldPath: 'ownerId',
    indexes: [{ queryScope: everywhere, order: ascending }],
  })
  expect(fieldOverrides).toContainEqual({
    collectionGroup: 'tallies',
    fieldPath: 'open',
    indexes: [{ queryScope: everywhere, arrayConfig: array }],
  })
  expect(fieldOverrides).toContainEqual({
    collectionGroup: 'visitors',
    fieldPath: 'pruneOn',
    indexes: [{ queryScope: everywhere, order: ascending }],
  })
})

it.each([
  ['tallies', 'days'],
  ['months', 'days'],
  ['visitors', 'log'],
  ['visitors', 'sums'],
])(
  '%s of visits, which are never queried, have no index for %s: Firestore allows a document 40,000 entries',
  (collectionGroup, fieldPath) => expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath, indexes: [] }),
)

it.each(['portfolios', 'deletedPortfolios', 'live', 'versions'])(
  'the content of %s, which is never queried, is not indexed',
  (collectionGroup) => {
    expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath: 'content', indexes: [] })
  },
)

it('an account’s versions can be found in all of its portfolios, for its download', () => {
  expect(fieldOverrides).toContainEqual({
    collectionGroup: 'versions',
    fieldPath: 'ownerId',
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  })
})

it('the versions of a portfolio that were published can be listed, the latest first', () => {
  expect(indexes).toContainEqual({
    collectionGroup: 'versions',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'reason', order: 'ASCENDING' },
      { fieldPath: 'revision', order: 'DESCENDING' },
    ],
  })
})

it('versions that were neither published nor named go away by themselves', () => {
  expect(fieldOverrides).toContainEqual({ collectionGroup: 'versions', fieldPath: 'expireAt', ttl: true, indexes: [] })
})

it.each(['countedEvents', 'stripeEvents', 'limits'])(
  'what is remembered in %s goes away by itself',
  (collectionGroup) => {
    expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath: 'expireAt', ttl: true, indexes: [] })
  },
)

it('permissions to upload are removed by a time-to-live policy and found by when they end', () => {
  expect(fieldOverrides).toContainEqual({
    collectionGroup: 'uploads',
    fieldPath: 'expireAt',
    ttl: true,
    indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION' }],
  })
})

it.each(['messages', 'subscribers'])(
  'the %s of an account can be listed over all its portfolios, the newest first',
  (collectionGroup) => {
    const all = indexes.filter(
      (index) => index.collectionGroup === collectionGroup && index.queryScope === 'COLLECTION_GROUP',
    )
    expect(all.map(({ fields }) => fields)).toContainEqual([
      { fieldPath: 'ownerId', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'DESCENDING' },
      { fieldPath: '__name__', order: 'DESCENDING' },
    ])
    const override = fieldOverrides.find(
      (field) => field.collectionGroup === collectionGroup && field.fieldPath === 'ownerId',
    )
    expect(override?.indexes).toContainEqual({ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' })
  },
)

it('unread messages of an account can be counted', () => {
  const all = indexes.filter((index) => index.collectionGroup === 'messages').map(({ fields }) => fields)
  expect(all).toContainEqual([
    { fieldPath: 'ownerId', order: 'ASCENDING' },
    { fieldPath: 'read', order: 'ASCENDING' },
  ])
})

it('the open review links of an account can be counted, and the comments on a portfolio listed', () => {
  const fieldsOf = (name: string) =>
    indexes.filter((index) => index.collectionGroup === name).map(({ fields }) => fields)
  expect(fieldsOf('links')).toContainEqual([
    { fieldPath: 'kind', order: 'ASCENDING' },
    { fieldPath: 'ownerId', order: 'ASCENDING' },
    { fieldPath: 'endsAt', order: 'ASCENDING' },
  ])
  expect(fieldsOf('comments')).toContainEqual([
    { fieldPath: 'ownerId', order: 'ASCENDING' },
    { fieldPath: 'portfolioId', order: 'ASCENDING' },
    { fieldPath: 'createdAt', order: 'DESCENDING' },
  ])
})

it('the open private links of an account can be counted', () => {
  const all = indexes.filter((index) => index.collectionGroup === 'links').map(({ fields }) => fields)
  expect(all).toContainEqual([
    { fieldPath: 'ownerId', order: 'ASCENDING' },
    { fieldPath: 'endsAt', order: 'ASCENDING' },
  ])
})
