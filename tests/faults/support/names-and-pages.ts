import { expect } from 'vitest'
import { adminFirestore } from '../../support/admin.ts'

/** Invariants of names and portfolios: one owner a name, one name a portfolio, and both sides agree. */
export async function expectNamesAndPagesAgree(uid: string): Promise<void> {
  const owned = (collection: string) => adminFirestore().collection(collection).where('ownerId', '==', uid).get()
  const [names, portfolios, deleted, holder] = await Promise.all([
    owned('usernames'),
    owned('portfolios'),
    owned('deletedPortfolios'),
    adminFirestore().doc(`usernameHolders/${uid}`).get(),
  ])
  const held = names.docs.filter((name) => name.get('reservedUntil') === undefined)
  expect(held.map(({ id }) => id).sort(), 'names that are held').toEqual(
    ((holder.get('names') ?? []) as string[]).toSorted(),
  )
  const byName = Object.fromEntries(
    names.docs.flatMap((name) =>
      name.get('portfolioId') === null ? [] : [[name.id, name.get('portfolioId') as string]],
    ),
  )
  const byPortfolio = Object.fromEntries(
    portfolios.docs.flatMap((page) =>
      page.get('username') === null ? [] : [[page.get('username') as string, page.id]],
    ),
  )
  expect(byPortfolio, 'what portfolios and names say of each other').toEqual(byName)
  for (const page of portfolios.docs) {
    if (page.get('status') === 'published')
      expect(page.get('username'), `the name of the published ${page.id}`).toEqual(expect.any(String))
  }
  const present = new Set(portfolios.docs.map(({ id }) => id))
  expect(
    deleted.docs.filter(({ id }) => present.has(id)),
    'portfolios that are deleted and there',
  ).toEqual([])
}
