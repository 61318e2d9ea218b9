import { Timestamp } from 'firebase-admin/firestore'
import { createPortfolio, deletePortfolio, publishPortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { createAccount, type TestAccount } from './accounts.ts'
import { adminAuth, adminBucket, adminFirestore, preparedUpload } from './admin.ts'
import { succeed } from './api.ts'

let serial = 0

export interface FullAccount {
  account: TestAccount
  username: string
  portfolioId: string
}

/** An account with every kind of data. */
export async function createFullAccount(): Promise<FullAccount> {
  const account = await createAccount({ name: 'Mary Somerville' })
  const { token, uid } = account
  const username = `full-${process.pid}-${Date.now() % 10_000_000}-${serial++}`
  const create = async () => (await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })).id
  const [portfolioId, restorable] = [await create(), await create()]
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id: portfolioId }, body: { username } })
  await succeed(publishPortfolio, { token, params: { id: portfolioId }, body: { status: 'published' } })
  await succeed(deletePortfolio, { token, params: { id: restorable } })

  const stored = { createdAt: Timestamp.now() }
  const received = { ...stored, ownerId: uid, email: 'hedy@example.com' }
  await Promise.all([
    adminFirestore()
      .doc(`portfolios/${portfolioId}/messages/one`)
      .set({ ...received, name: 'Hedy', message: 'Hello', read: false, mailedAt: received.createdAt }),
    adminFirestore()
      .doc(`portfolios/${restorable}/messages/one`)
      .set({ ...received, name: 'Hedy', message: 'Hello', read: true, mailedAt: received.createdAt }),
    adminFirestore()
      .doc(`portfolios/${portfolioId}/subscribers/one`)
      .set({ ...received, token: 'secret', confirmedAt: null, mailedAt: received.createdAt }),
  ])
  // The payments client reads these of every payment.
  await adminFirestore()
    .doc(`customers/${uid}/payments/one`)
    .set({ ...stored, created: 0, prices: [], metadata: {} })
  await Promise.all(
    [
      `portfolios/${portfolioId}/days/2026-01-01`,
      `portfolios/${portfolioId}/days/2026-01-01/shards/0`,
      `users/${uid}/favourites/developer-pro`,
      `users/${uid}/uploads/${portfolioId}:images:1-portrait.png`,
      `users/${uid}/purchases/creative-studio`,
      `users/${uid}/ledger/new-account`,
      `customers/${uid}`,
      `customers/${uid}/checkout_sessions/one`,
      `customers/${uid}/subscriptions/one`,
      `templates/developer-pro/reviews/${uid}`,
      `templates/developer-pro/uses/${uid}`,
    ].map((path) => adminFirestore().doc(path).set(stored)),
  )
  await adminFirestore()
    .doc(`links/${portfolioId}`)
    .set({
      ownerId: uid,
      portfolioId,
      endsAt: Timestamp.now(),
      password: null,
      cookieKey: 'key',
      devices: [],
      kind: 'review',
      review: { commentsId: `${portfolioId}-first`, seenAt: null, mailedAt: null, mailDueAt: null },
    })
  await adminFirestore()
    .doc(`links/${portfolioId}-first/comments/one`)
    .set({ ownerId: uid, portfolioId, name: 'Mara', text: 'A comment', mailedAt: null, createdAt: Timestamp.now() })
  await adminFirestore()
    .doc(`links/${portfolioId}/openings/first`)
    .set({ at: Timestamp.now(), mailedAt: Timestamp.now() })
  await adminFirestore()
    .doc(`domains/${username}.example`)
    .set({ ownerId: uid, portfolioId, verifiedAt: Timestamp.now() })
  await adminFirestore()
    .doc(`domainRequests/${portfolioId}`)
    .set({ ownerId: uid, domain: `${username}.example`, askedAt: Timestamp.now() })
  await adminFirestore().doc(`schedules/${portfolioId}.publish`).set({ ownerId: uid, portfolioId, action: 'publish' })
  await adminFirestore()
    .doc(`domainReleases/${portfolioId}`)
    .set({ domain: `${username}.example`, reason: 'proof-gone', owner: { uid, portfolioId }, at: Timestamp.now() })
  const visits = { views: 2, uniques: 1, clicks: { email: 1 }, links: [], referrers: {}, countries: {}, devices: {} }
  await Promise.all(
    Object.entries({
      'tallies/0': {
        ownerId: uid,
        views: 1,
        open: ['2026-01-02'],
        days: { '2026-01-02': { views: 1, visitors: { '0123456789ab': 1 } } },
      },
      'months/2026-01': { days: { '2026-01-01': visits } },
      'visitors/recent': { log: new Uint8Array(), parts: 1, sums: {}, pruneOn: null },
      'countedEvents/one': stored,
    }).map(([path, document]) => adminFirestore().doc(`portfolios/${portfolioId}/${path}`).set(document)),
  )
  await adminBucket()
    .file(`user-assets/${uid}/${portfolioId}/images/1-portrait.png`)
    .save(Buffer.from('a picture'), preparedUpload)
  await adminBucket()
    .file(`user-assets/${uid}/${portfolioId}/originals/1-whole.png`)
    .save(Buffer.from('a whole picture'), preparedUpload)
  return { account, username, portfolioId }
}

/** Everything that is still stored about an account, in Auth, Firestore and Storage. */
export async function tracesOf({ account: { uid }, portfolioId }: FullAccount): Promise<string[]> {
  const firestore = adminFirestore()
  const owned = [
    ...['portfolios', 'deletedPortfolios', 'usernames', 'domains', 'domainRequests', 'links', 'schedules'].map((name) =>
      firestore.collection(name).where('ownerId', '==', uid).get(),
    ),
    firestore.collection('domainReleases').where('owner.uid', '==', uid).get(),
  ]
  const below = await Promise.all(
    [
      firestore.doc(`users/${uid}`),
      firestore.doc(`customers/${uid}`),
      firestore.doc(`portfolios/${portfolioId}`),
      firestore.doc(`portfolios/${portfolioId}/days/2026-01-01`),
    ].map(async (ref) => (await ref.listCollections()).map(({ path }) => path)),
  )
  const documents = await firestore.getAll(
    ...[
      `users/${uid}`,
      `customers/${uid}`,
      `usernameHolders/${uid}`,
      `templates/developer-pro/reviews/${uid}`,
      `templates/developer-pro/uses/${uid}`,
    ].map((path) => firestore.doc(path)),
  )
  const [files] = await adminBucket().getFiles({ prefix: `user-assets/${uid}/` })
  const inbox = await Promise.all(
    ['messages', 'subscribers', 'comments'].map((name) =>
      firestore.collectionGroup(name).where('ownerId', '==', uid).get(),
    ),
  )
  const { users } = await adminAuth().getUsers([{ uid }])
  return [
    ...(await Promise.all(owned)).flatMap(({ docs }) => docs.map(({ ref }) => ref.path)),
    ...below.flat(),
    ...documents.filter(({ exists }) => exists).map(({ ref }) => ref.path),
    ...inbox.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)),
    ...files.map(({ name }) => name),
    ...users.map((user) => `sign-in ${user.uid}`),
  ]
}
