import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import {
  actorNames,
  expectVerdict,
  ownerUid,
  useRules,
  verdictsFor,
  type ActorName,
  type Verdict,
} from './environment.ts'

const { as, pastRules, clear } = useRules('collections')
const at = (actor: ActorName, path: string) => doc(as(actor).firestore(), path)
const store = (path: string) =>
  pastRules((context) => setDoc(doc(context.firestore(), path), { ownerId: ownerUid, createdAt: Timestamp.now() }))

beforeEach(clear)

describe('favourites', () => {
  const path = `users/${ownerUid}/favourites/developer-pro`
  const holders = ['owner', 'unverified owner'] as const
  beforeEach(() => store('templates/developer-pro'))

  it.each(verdictsFor(holders))('are for $actor to add: $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, setDoc(at(actor, path), { createdAt: serverTimestamp() })),
  )
  it.each(verdictsFor(holders))('are for $actor to read: $verdict', async ({ actor, verdict }) => {
    await store(path)
    await expectVerdict(verdict, getDocs(collection(as(actor).firestore(), 'users', ownerUid, 'favourites')))
  })
  it.each(verdictsFor(holders))('are for $actor to remove: $verdict', async ({ actor, verdict }) => {
    await store(path)
    await expectVerdict(verdict, deleteDoc(at(actor, path)))
  })
  it.each(verdictsFor([]))('are for $actor to change: $verdict', async ({ actor, verdict }) => {
    await store(path)
    await expectVerdict(verdict, setDoc(at(actor, path), { createdAt: serverTimestamp() }))
  })

  const shapes: [string, object][] = [
    ['nothing in them', {}],
    ['a moment of their own', { createdAt: Timestamp.fromMillis(0) }],
    ['a text for the moment', { createdAt: '2026-01-01' }],
    ['a further field', { createdAt: serverTimestamp(), note: 'mine' }],
  ]
  it.each(shapes)('with %s are denied', (_what, fields) => expectVerdict('denied', setDoc(at('owner', path), fields)))

  it.each(['no-such-template', 'UPPER', 'a b'])('of a template named %s, which does not exist, are denied', (id) =>
    expectVerdict(
      'denied',
      setDoc(at('owner', `users/${ownerUid}/favourites/${id}`), { createdAt: serverTimestamp() }),
    ),
  )
})

describe('purchases', () => {
  const path = `users/${ownerUid}/purchases/creative-studio`

  it.each(verdictsFor(['owner', 'unverified owner']))(
    'are for $actor to read: $verdict',
    async ({ actor, verdict }) => {
      await store(path)
      await expectVerdict(verdict, getDoc(at(actor, path)))
    },
  )
  it.each(verdictsFor([]))('are for $actor to grant: $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, setDoc(at(actor, path), { createdAt: serverTimestamp() })),
  )
  it.each(verdictsFor([]))('are for $actor to delete: $verdict', async ({ actor, verdict }) => {
    await store(path)
    await expectVerdict(verdict, deleteDoc(at(actor, path)))
  })
})

describe.each(['templates/developer-pro', 'products/prod1', 'products/prod1/prices/price1'])(
  'the catalogue entry %s',
  (path) => {
    beforeEach(() => store(path))
    const folder = path.slice(0, path.lastIndexOf('/'))

    it.each(verdictsFor(actorNames))('is for $actor to read: $verdict', ({ actor, verdict }) =>
      expectVerdict(verdict, getDoc(at(actor, path))),
    )
    it.each(verdictsFor(actorNames))('is for $actor to list: $verdict', ({ actor, verdict }) =>
      expectVerdict(verdict, getDocs(collection(as(actor).firestore(), folder))),
    )
    it.each(verdictsFor([]))('is for $actor to change: $verdict', ({ actor, verdict }) =>
      expectVerdict(verdict, setDoc(at(actor, path), { priceCents: 0 })),
    )
    it.each(verdictsFor([]))('is for $actor to delete: $verdict', ({ actor, verdict }) =>
      expectVerdict(verdict, deleteDoc(at(actor, path))),
    )
  },
)

const closed = [
  'portfolios/p1',
  'deletedPortfolios/p1',
  'countedEvents/e1',
  'templates/developer-pro/reviews/r1',
  'templates/developer-pro/uses/u1',
  'portfolios/p1/live/site',
  'portfolios/p1/days/2026-01-01/shards/0',
  'portfolios/p1/visitors/v1',
  'portfolios/p1/messages/m1',
  'portfolios/p1/subscribers/s1',
  'portfolios/p1/pictures/all',
  'limits/l1',
  'portfolios/p1/versions/3',
  'usernames/ada',
  'domains/ada.example',
  'domainRequests/p1',
  'domainReleases/r1',
  'schedules/p1.publish',
  `usernameHolders/${ownerUid}`,
  `deletions/${ownerUid}`,
  'stripeEvents/evt_1',
  'anything/else',
  `users/${ownerUid}/ledger/new-account`,
  `users/${ownerUid}/mails/welcome`,
  `users/${ownerUid}/kinds/portfolios`,
  `users/${ownerUid}/anything/else`,
  `customers/${ownerUid}/anything/else`,
]
describe.each(closed)('%s, which only the functions use', (path) => {
  const operations: [string, (actor: ActorName) => Promise<unknown>][] = [
    ['read', (actor) => getDoc(at(actor, path))],
    ['list', (actor) => getDocs(collection(as(actor).firestore(), path.slice(0, path.lastIndexOf('/'))))],
    ['create', (actor) => setDoc(at(actor, `${path}-new`), { ownerId: ownerUid })],
    ['change', (actor) => setDoc(at(actor, path), { ownerId: ownerUid })],
    ['delete', (actor) => deleteDoc(at(actor, path))],
  ]
  it.each(operations)('is for nobody to %s', async (_what, attempt) => {
    await store(path)
    for (const actor of actorNames) await expectVerdict('denied', attempt(actor))
  })
})

describe('queries over all accounts', () => {
  const groups: [Verdict, string][] = [
    ['denied', 'favourites'],
    ['denied', 'purchases'],
    ['denied', 'checkout_sessions'],
    ['denied', 'payments'],
  ]
  it.each(groups)('are %s for %s', (verdict, group) =>
    expectVerdict(verdict, getDocs(collectionGroup(as('owner').firestore(), group))),
  )
})
