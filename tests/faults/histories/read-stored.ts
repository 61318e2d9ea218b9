import { FieldPath, type DocumentSnapshot, type Timestamp } from 'firebase-admin/firestore'
import type { Admin } from '../../../local/seed/admin.ts'
import { STAND_IN_KEY } from '../../../local/stripe/settings.ts'
import type { Charge, PaymentIntent, Session } from '../../../local/stripe/objects.ts'
import { addresses } from '../../support/env.ts'
import { control } from '../../support/payments.ts'
import { readLivePages, readPages, slugsOf } from './read-pages.ts'
import type { FoundPage, ProvidersPayment, Published, Stored, StoredLive, StoredPortfolio } from './stored.ts'
import type { World } from './world.ts'

/**
 * Reads what is stored of everything that a run has touched.
 * @param site where the public pages are served
 */
export async function readStored({ auth, db, bucket }: Admin, world: World, site: string): Promise<Stored> {
  const uids = world.accounts.map(({ uid }) => uid)
  const { users } = await auth.getUsers(uids.map((uid) => ({ uid })))
  const open = users.map(({ uid }) => uid)
  const closed = new Set(uids.filter((uid) => !open.includes(uid)))
  const usernames = await db.getAll(...world.usernames.map((name) => db.doc(`usernames/${name}`)))
  const holders = await db.getAll(...uids.map((uid) => db.doc(`usernameHolders/${uid}`)))
  const listings = await db.collection('templates').get()
  const purchases = await Promise.all(open.map((uid) => db.collection(`users/${uid}/purchases`).get()))
  const portfolios = (await Promise.all(world.portfolios.map(({ id }) => readPortfolio(db, id)))).flat()
  const addresses = portfolios.flatMap((portfolio) =>
    slugsOf(portfolio, world.pages).map((slug) => `${portfolio.live?.username}/${slug}`),
  )
  return {
    now: Date.now(),
    portfolios,
    usernames: usernames
      .filter(({ exists }) => exists)
      .map((name) => ({
        username: name.id,
        uid: name.get('ownerId') as string,
        portfolioId: name.get('portfolioId') as string | null,
        redirect:
          name.get('redirect') === undefined
            ? null
            : { portfolioId: name.get('redirect.portfolioId') as string, until: millis(name, 'redirect.until') ?? 0 },
        reservedUntil: millis(name, 'reservedUntil'),
      })),
    holders: new Map(
      holders.filter(({ exists }) => exists).map((holder) => [holder.id, holder.get('names') as string[]]),
    ),
    purchases: purchases.flatMap(({ docs }, index) =>
      docs.map((purchase) => ({
        uid: open[index] ?? '',
        templateId: purchase.id,
        paymentId: purchase.get('paymentId') as string,
      })),
    ),
    payments: (await Promise.all(world.sessions.map(({ sessionId }) => readPayment(sessionId)))).flat(),
    premium: new Set(listings.docs.filter((listing) => listing.get('priceCents') > 0).map(({ id }) => id)),
    pages: await findPages(site, world.usernames),
    writtenPages: await findPages(site, addresses),
    due: (await db.collection('schedules').where('at', '<=', new Date()).get()).docs
      .filter((schedule) => schedule.get('problem') === null && !closed.has(schedule.get('ownerId') as string))
      .map(({ id }) => id)
      .filter((id) => world.portfolios.some((portfolio) => id.startsWith(`${portfolio.id}.`))),
    closed,
    leftOver: await leftOverOf({ db, bucket }, [...closed], world),
  }
}

const millis = (snapshot: DocumentSnapshot, field: string) =>
  (snapshot.get(field) as Timestamp | undefined)?.toMillis() ?? null

/** From wherever it is: among the live or the deleted ones, or, what must not be, both. */
async function readPortfolio(db: Admin['db'], id: string): Promise<StoredPortfolio[]> {
  const found = (await db.getAll(db.doc(`portfolios/${id}`), db.doc(`deletedPortfolios/${id}`))).filter(
    ({ exists }) => exists,
  )
  if (found.length === 0) return []
  const [shards, counted] = await Promise.all(
    ['tallies', 'countedEvents'].map((name) => db.collection(`portfolios/${id}/${name}`).get()),
  )
  const live = await readLive(db, id)
  const since = shards?.docs.reduce((sum, shard) => sum + (shard.get('views') as number), 0) ?? 0
  const read = found.map(async (portfolio) => ({
    id,
    uid: portfolio.get('ownerId') as string,
    deleted: portfolio.ref.parent.id === 'deletedPortfolios',
    revision: portfolio.get('revision') as number,
    saved: (portfolio.get('content.hero.name') as string | undefined) ?? '',
    status: portfolio.get('status') as string,
    username: portfolio.get('username') as string | null,
    templateId: portfolio.get('templateId') as string,
    live,
    ...(await readPages(db, portfolio)),
    liveRevision: (portfolio.get('live.revision') as number | undefined) ?? null,
    views: (portfolio.get('views') as number) + since,
    counted: counted?.docs.map((event) => event.id) ?? [],
  }))
  return Promise.all(read)
}

async function readLive(db: Admin['db'], id: string): Promise<StoredLive | null> {
  const live = await db.doc(`portfolios/${id}/live/site`).get()
  if (!live.exists) return null
  const revision = live.get('revision') as number
  const version = await db.doc(`portfolios/${id}/versions/${revision}`).get()
  return {
    ...publicationOf(live),
    revision,
    username: live.get('username') as string,
    publication: version.get('reason') === 'published' ? publicationOf(version) : undefined,
    ...(await readLivePages(db, live)),
  }
}

const publicationOf = (snapshot: DocumentSnapshot): Published => ({
  saved: (snapshot.get('content.hero.name') as string | undefined) ?? '',
  templateId: snapshot.get('templateId') as string,
  whole: inOrder(
    ['name', 'templateId', 'content', 'design', 'layout', 'pages'].map((part) => snapshot.get(part) as unknown),
  ),
})

/** JSON with the keys of every object in order: two that hold the same are the same. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** The payment of a checkout session; nothing where nobody has paid. */
export async function readPayment(sessionId: string): Promise<ProvidersPayment[]> {
  const { metadata, payment_status: status, payment_intent: intent } = await control<Session>(`sessions/${sessionId}`)
  if (status !== 'paid' || intent === null) return []
  const { latest_charge: charge } = await fromProvider<PaymentIntent>(`payment_intents/${intent}`)
  const { amount: paid, amount_refunded: refunded } = await fromProvider<Charge>(`charges/${charge ?? ''}`)
  const { uid = '', templateId = '', checkoutId = '' } = metadata
  return [{ uid, templateId, checkoutId, paid, refunded }]
}

async function fromProvider<T>(path: string): Promise<T> {
  const response = await fetch(`${addresses.stripe}/v1/${path}`, {
    headers: { Authorization: `Bearer ${STAND_IN_KEY}` },
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

const findPages = async (site: string, paths: readonly string[]): Promise<Map<string, FoundPage>> =>
  new Map(
    await Promise.all(paths.map(async (path): Promise<[string, FoundPage]> => [path, await findPage(site, path)])),
  )

async function findPage(site: string, path: string): Promise<FoundPage> {
  const response = await fetch(`${site}/${path}`, { redirect: 'manual', headers: { Connection: 'close' } })
  const location = response.headers.get('location')
  return {
    status: response.status,
    movedTo: location && (new URL(location, site).pathname.split('/').at(-1) ?? null),
    html: await response.text(),
  }
}

/** The paths under which anything of deleted accounts is still stored. */
async function leftOverOf(
  { db, bucket }: Pick<Admin, 'db' | 'bucket'>,
  uids: readonly string[],
  { portfolios }: World,
): Promise<string[]> {
  const found = await Promise.all(
    uids.map(async (uid) => {
      const owned = [
        ...['portfolios', 'deletedPortfolios', 'usernames', 'links', 'schedules'].map((name) => db.collection(name)),
        db.collectionGroup('tallies'),
      ].map((query) => query.where('ownerId', '==', uid).orderBy(FieldPath.documentId()).get())
      const above = [
        `users/${uid}`,
        `customers/${uid}`,
        ...portfolios.filter((portfolio) => portfolio.uid === uid).map(({ id }) => `portfolios/${id}`),
      ]
      const below = above.map(async (path) =>
        (await db.doc(path).listCollections()).map((collection) => collection.path),
      )
      const documents = await db.getAll(
        ...[`users/${uid}`, `customers/${uid}`, `usernameHolders/${uid}`].map((path) => db.doc(path)),
      )
      const [files] = await bucket.getFiles({ prefix: `user-assets/${uid}/` })
      return [
        ...(await Promise.all(owned)).flatMap(({ docs }) => docs.map(({ ref }) => ref.path)),
        ...(await Promise.all(below)).flat(),
        ...documents.filter(({ exists }) => exists).map(({ ref }) => ref.path),
        ...files.map(({ name }) => name),
      ].map((path) => `${path} (${uid})`)
    }),
  )
  return found.flat()
}
