import { DocumentReference, FieldPath, Timestamp, type DocumentData, type Query } from 'firebase-admin/firestore'
import type { ExportedFile, ExportedPicture } from '@vitrine/common/api/account'
import { isUploadedPath } from '@vitrine/common/picture-paths'
import { templateIds } from '@vitrine/common/templates/ids'
import { daysTable } from '../../analytics/days-table.ts'
import { ApiError } from '../../http/api-error.ts'
import { auth } from '../../lib/auth.ts'
import { db } from '../../lib/firebase.ts'
import { deletedPortfolios } from '../../lib/documents/deleted-portfolio.ts'
import { allLive } from '../../lib/documents/live.ts'
import { commentsFor } from '../../lib/documents/comment.ts'
import { allLivePages } from '../../lib/documents/live-page.ts'
import { allPages } from '../../lib/documents/page.ts'
import { messagesFor, subscribersFor } from '../../lib/documents/inbox.ts'
import { domainRequests, domains } from '../../lib/documents/domain.ts'
import { privateLinksOf } from '../../lib/documents/private-link.ts'
import { schedules } from '../../lib/documents/schedule.ts'
import { reviewsOf } from '../../lib/documents/template.ts'
import { allVersions } from '../../lib/documents/version.ts'
import { bucket } from '../../lib/storage.ts'
import { iso } from '../portfolios/portfolio.ts'

interface ExportPage {
  files?: ExportedFile[]
  pictures?: ExportedPicture[]
  /** Where the next page of this part begins; absent after the last one. */
  next?: string
}

/** One kind of thing that an account has, a page at a time. @param from what the page before gave as `next` */
type ExportPart = (uid: string, from: string | null) => Promise<ExportPage>

/** Portfolios a page: their content is at most 768 KB each, and an answer at most 32 MB. */
const PORTFOLIOS = 10
const ENTRIES = 300
const PICTURES = 500

const user = (uid: string) => db().collection('users').doc(uid)
const customer = (uid: string) => db().collection('customers').doc(uid)

/** Everything that belongs to an account. What is added here is in the next download. */
export const exportParts: readonly ExportPart[] = [
  profile,
  list('usernames', (uid) => db().collection('usernames').where('ownerId', '==', uid)),
  documents('portfolios', (uid) => db().collection('portfolios').where('ownerId', '==', uid)),
  documents('deleted-portfolios', (uid) => deletedPortfolios().where('ownerId', '==', uid)),
  inbox('messages', messagesFor),
  inbox('subscribers', subscribersFor),
  belowPortfolios('live', allLive, (id) => `live/${id}.json`),
  belowPortfolios('livePages', allLivePages, (id, page) => `live/${id}/${page}.json`),
  belowPortfolios('pages', allPages, (id, page) => `pages/${id}/${page}.json`),
  belowPortfolios(
    'versions',
    allVersions,
    (id, version, page) => `versions/${id}/${page ? `${page}/` : ''}${version}.json`,
  ),
  links,
  comments,
  list('domains', (uid) => domains().where('ownerId', '==', uid)),
  list('domain-requests', (uid) => domainRequests().where('ownerId', '==', uid)),
  list('schedules', (uid) => schedules().where('ownerId', '==', uid)),
  analytics((uid) => db().collection('portfolios').where('ownerId', '==', uid)),
  analytics((uid) => deletedPortfolios().where('ownerId', '==', uid)),
  reviews,
  list('uploads', (uid) => user(uid).collection('uploads')),
  list('favourites', (uid) => user(uid).collection('favourites')),
  list('purchases', (uid) => user(uid).collection('purchases')),
  list('payments', (uid) => customer(uid).collection('payments')),
  list('checkout-sessions', (uid) => customer(uid).collection('checkout_sessions')),
  list('subscriptions', (uid) => customer(uid).collection('subscriptions')),
  list('credits', (uid) => user(uid).collection('ledger')),
  pictures,
]

async function profile(uid: string): Promise<ExportPage> {
  const [stored, { email, emailVerified, displayName, metadata, providerData }] = await Promise.all([
    user(uid).get(),
    auth().getUser(uid),
  ])
  const signIn = {
    email,
    emailVerified,
    displayName,
    createdAt: new Date(metadata.creationTime).toISOString(),
    lastSignInAt: new Date(metadata.lastSignInTime).toISOString(),
    methods: providerData.map(({ providerId }) => providerId),
  }
  return { files: [{ path: 'profile.json', data: { id: uid, ...entryOf(stored.data() ?? {}), signIn } }] }
}

/** Without what only our mails need. */
async function comments(uid: string, from: string | null): Promise<ExportPage> {
  const { files = [], next } = await list('comments', commentsFor)(uid, from)
  const written = ({ mailedAt: _mailedAt, ...comment }: Record<string, unknown>) => comment
  return {
    files: files.map(({ path, data }) => ({ path, data: (data as Record<string, unknown>[]).map(written) })),
    next,
  }
}

/** Without what opens them. */
async function links(uid: string, from: string | null): Promise<ExportPage> {
  const { files = [], next } = await list('private-links', privateLinksOf)(uid, from)
  const open = ({ password, cookieKey: _cookieKey, devices, ...link }: Record<string, unknown>) => ({
    ...link,
    hasPassword: password !== null,
    devices: Array.isArray(devices) ? devices.length : 0,
  })
  return { files: files.map(({ path, data }) => ({ path, data: (data as Record<string, unknown>[]).map(open) })), next }
}

async function reviews(uid: string): Promise<ExportPage> {
  const stored = await db().getAll(...templateIds.map((id) => reviewsOf(id).doc(uid)))
  const written = stored.flatMap((snapshot) =>
    snapshot.exists ? [{ templateId: snapshot.ref.parent.parent?.id, ...entryOf(snapshot.data() ?? {}) }] : [],
  )
  return { files: [{ path: 'reviews.json', data: written }] }
}

/** A table of days for each portfolio that was ever visited. */
function analytics(query: (uid: string) => Query): ExportPart {
  return async (uid, from) => {
    const { entries, next } = await page(query(uid).select(), from, PORTFOLIOS)
    const tables = await Promise.all(
      entries.map(async ({ id }) => ({ path: `analytics/${id}.csv`, data: await daysTable(id) })),
    )
    return { files: tables.filter(({ data }) => data !== null), next }
  }
}

/** A file for each document of a query. */
function documents(folder: string, query: (uid: string) => Query): ExportPart {
  return async (uid, from) => {
    const { entries, next } = await page(query(uid), from, PORTFOLIOS)
    return { files: entries.map((entry) => ({ path: `${folder}/${entry.id}.json`, data: entry })), next }
  }
}

/** One file for all documents of a query; a long list goes on in a second file. */
function list(name: string, query: (uid: string) => Query): ExportPart {
  return async (uid, from) => {
    const [number = '1', after = null] = from?.split(/\/(.*)/s) ?? []
    const { entries, next } = await page(query(uid), after, ENTRIES)
    const path = number === '1' ? `${name}.json` : `${name}-${number}.json`
    return { files: [{ path, data: entries }], next: next && `${Number(number) + 1}/${next}` }
  }
}

/** What visitors sent to all pages of the account, in files like those of `list`. */
function inbox(name: string, query: (uid: string) => Query): ExportPart {
  return async (uid, from) => {
    const [number = '1', ...after] = from?.split('/') ?? []
    if (after.length !== 0 && after.length !== 2)
      throw new ApiError('invalid-input', 'There is no such page of the download')
    const ordered = query(uid).orderBy(FieldPath.documentId()).limit(ENTRIES)
    const start =
      after.length === 2 ? ordered.startAfter(`portfolios/${after[0] ?? ''}/${name}/${after[1] ?? ''}`) : ordered
    const { docs } = await start.get()
    const entries = docs.map((snapshot) => {
      const { token: _token, ...stored } = snapshot.data()
      return { id: snapshot.id, portfolioId: snapshot.ref.parent.parent?.id, ...entryOf(stored) }
    })
    const last = docs.length === ENTRIES ? entries.at(-1) : undefined
    const path = number === '1' ? `${name}.json` : `${name}-${number}.json`
    return { files: [{ path, data: entries }], next: last && [Number(number) + 1, last.portfolioId, last.id].join('/') }
  }
}

/** A file for each document of a kind that lies below portfolios, wherever those are by now: a page of them goes on after a path. */
function belowPortfolios(
  folder: string,
  all: () => Query,
  /** @param pageId of what lies below a page of it */
  pathOf: (portfolioId: string, document: string, pageId: string | null) => string,
): ExportPart {
  const place = new RegExp(`^portfolios/[^/]+/(?:pages/[^/]+/)?${folder}/[^/]+$`)
  return async (uid, from) => {
    if (from !== null && !place.test(from)) throw new ApiError('invalid-input', 'There is no such page of the download')
    const ordered = all().where('ownerId', '==', uid).orderBy(FieldPath.documentId()).limit(PORTFOLIOS)
    const { docs } = await (from === null ? ordered : ordered.startAfter(from)).get()
    return {
      files: docs.map((snapshot) => {
        const { ref, id } = snapshot
        const [, portfolioId = 'unknown', , pageId, within] = ref.path.split('/')
        return {
          path: pathOf(portfolioId, id, within === folder ? (pageId ?? null) : null),
          data: entryOf(snapshot.data()),
        }
      }),
      next: docs.length === PORTFOLIOS ? docs.at(-1)?.ref.path : undefined,
    }
  }
}

/** @throws ApiError invalid-input where nothing can be called `after` */
async function page(query: Query, after: string | null, size: number) {
  if (after !== null && !/^[^/]+$/.test(after))
    throw new ApiError('invalid-input', 'There is no such page of the download')
  const ordered = query.orderBy(FieldPath.documentId()).limit(size)
  const { docs } = await (after === null ? ordered : ordered.startAfter(after)).get()
  return {
    entries: docs.map((snapshot) => ({ id: snapshot.id, ...entryOf(snapshot.data()) })),
    next: docs.length === size ? docs.at(-1)?.id : undefined,
  }
}

async function pictures(uid: string, from: string | null): Promise<ExportPage> {
  const prefix = `user-assets/${uid}/`
  const [files, more] = await bucket().getFiles({
    prefix,
    maxResults: PICTURES,
    autoPaginate: false,
    pageToken: from ?? undefined,
  })
  return {
    // What is made from an upload can be made again; what a cropped picture was made from cannot.
    pictures: files
      .filter(({ name }) => isUploadedPath(name))
      .map(({ name, metadata }) => ({
        path: `pictures/${name.slice(prefix.length)}`,
        storagePath: name,
        bytes: Number(metadata.size ?? 0),
      })),
    next: (more as { pageToken?: string } | null)?.pageToken,
  }
}

/** A stored document without its owner, who is the account itself. */
const entryOf = ({ ownerId: _ownerId, ...stored }: DocumentData) => plain(stored) as Record<string, unknown>

/** A stored value as JSON has it: moments are ISO 8601. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return iso(value)
  if (value instanceof DocumentReference) return value.path
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
}
