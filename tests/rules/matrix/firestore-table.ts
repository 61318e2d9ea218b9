import { serverTimestamp } from 'firebase/firestore'
import { newProfile } from '@vitrine/common/profile'
import type { Who } from './actors.ts'

type Fields = Record<string, unknown>

/** Who may do what with one field of an otherwise valid document. Nobody may remove a field. */
interface FieldRow {
  /** Another value than the document has. */
  value: unknown
  /** A new document with this value. */
  create: Who
  /** The stored document with this value. */
  change: Who
}

export interface DocumentRow {
  path: string
  get: Who
  list: Who
  create: Who
  /** Every field at once, as they are sent. */
  update: Who
  delete: Who
  /** What is stored, and what is sent to make it. */
  stored: () => Fields
  sent: () => Fields
  fields: Record<string, FieldRow>
  /** A document without which it may not be made. */
  needs?: string
}

const closed = { create: 'nobody', change: 'nobody' } as const
/** An unknown field: nobody may add it anywhere. */
const unknown: Record<string, FieldRow> = { somethingElse: { value: true, ...closed } }

/** Only the functions use it. */
const serverOnly = (path: string): DocumentRow => ({
  path,
  get: 'nobody',
  list: 'nobody',
  create: 'nobody',
  update: 'nobody',
  delete: 'nobody',
  stored: () => ({ ownerId: 'ada', uid: 'ada' }),
  sent: () => ({ ownerId: 'ada', uid: 'ada' }),
  fields: { ownerId: { value: 'eve', ...closed }, ...unknown },
})

/** Public read, written by functions only. */
const catalogue = (path: string): DocumentRow => ({
  ...serverOnly(path),
  get: 'everybody',
  list: 'everybody',
  fields: { priceCents: { value: 0, ...closed }, available: { value: true, ...closed }, ...unknown },
})

/** Read by its account, written by functions only. */
const shownToOwner = (path: string, list: Who = 'owner'): DocumentRow => ({
  ...serverOnly(path),
  get: 'owner',
  list,
  fields: { status: { value: 'paid', ...closed }, ...unknown },
})

const profile = newProfile({ email: 'ada@example.com', name: 'Ada', verified: false })

const checkout = {
  mode: 'payment',
  price: 'price_1',
  success_url: 'https://vitrine.example/payment-success',
  cancel_url: 'https://vitrine.example/payment',
  allow_promotion_codes: true,
  metadata: { portfolioId: 'p1', templateName: 'Creative Studio', type: 'template_purchase' },
}

/** Every path of the database and its rules. Paths that the rules do not name are `serverOnly`. */
export const firestoreTable: readonly DocumentRow[] = [
  {
    path: 'users/ada',
    get: 'owner',
    list: 'nobody',
    create: 'owner',
    update: 'owner',
    delete: 'nobody',
    stored: () => ({ ...profile, credits: 10 }),
    sent: () => ({ ...profile }),
    fields: {
      email: { value: 'eve@example.com', ...closed },
      // The name and its lower-case form change together.
      name: { value: 'Grace', ...closed },
      namelower: { value: 'grace', ...closed },
      // Only together: alone, a field is denied on create and allowed on update.
      verified: { value: true, create: 'nobody', change: 'verifiedOwner' },
      emailVerified: { value: true, create: 'nobody', change: 'verifiedOwner' },
      onboardingCompleted: { value: true, create: 'nobody', change: 'owner' },
      updatedAt: { value: '2026-01-01T00:00:00.000Z', create: 'nobody', change: 'owner' },
      subscription_level: { value: 'pro', ...closed },
      subscription_status: { value: 'active', ...closed },
      credits: { value: 1_000, ...closed },
      role: { value: 'admin', ...closed },
      ...unknown,
    },
  },
  {
    path: 'users/ada/favourites/developer-pro',
    needs: 'templates/developer-pro',
    get: 'owner',
    list: 'owner',
    create: 'owner',
    update: 'nobody',
    delete: 'owner',
    stored: () => ({ createdAt: serverTimestamp() }),
    sent: () => ({ createdAt: serverTimestamp() }),
    fields: { createdAt: { value: '2026-01-01', ...closed }, ...unknown },
  },
  shownToOwner('users/ada/purchases/creative-studio'),
  serverOnly('users/ada/ledger/new-account'),
  serverOnly('users/ada/kinds/portfolios'),
  serverOnly('users/ada/mails/welcome'),
  serverOnly('users/ada/uploads/p1:images:1-a.png'),
  serverOnly('users/ada/anything/else'),
  catalogue('templates/developer-pro'),
  serverOnly('templates/developer-pro/reviews/ada'),
  serverOnly('templates/developer-pro/uses/ada'),
  catalogue('products/prod1'),
  catalogue('products/prod1/prices/price1'),
  serverOnly('products/prod1/anything/else'),
  shownToOwner('customers/ada', 'nobody'),
  {
    path: 'customers/ada/checkout_sessions/s1',
    get: 'owner',
    list: 'owner',
    create: 'owner',
    update: 'nobody',
    delete: 'nobody',
    stored: () => ({ ...checkout, url: 'https://checkout.example', sessionId: 'cs_1', status: 'open' }),
    sent: () => checkout,
    fields: {
      mode: { value: 'setup', ...closed },
      price: { value: 'price_2', create: 'owner', change: 'nobody' },
      success_url: { value: 'https://vitrine.example/x', create: 'owner', change: 'nobody' },
      cancel_url: { value: 'https://vitrine.example/x', create: 'owner', change: 'nobody' },
      allow_promotion_codes: { value: false, create: 'owner', change: 'nobody' },
      metadata: { value: { portfolioId: 'p2' }, create: 'owner', change: 'nobody' },
      sessionId: { value: 'cs_2', ...closed },
      url: { value: 'https://eve.example', ...closed },
      created: { value: 0, ...closed },
      status: { value: 'complete', ...closed },
      order: { value: {}, ...closed },
      error: { value: { message: 'x' }, ...closed },
      amount: { value: 1, ...closed },
      line_items: { value: [], ...closed },
      ...unknown,
    },
  },
  shownToOwner('customers/ada/payments/pay1'),
  shownToOwner('customers/ada/subscriptions/sub1'),
  serverOnly('customers/ada/anything/else'),
  ...[
    'portfolios/p1',
    'portfolios/p1/live/site',
    'portfolios/p1/versions/3',
    'portfolios/p1/pictures/all',
    'portfolios/p1/messages/m1',
    'portfolios/p1/subscribers/s1',
    'portfolios/p1/tallies/0',
    'portfolios/p1/months/2026-01',
    'portfolios/p1/visitors/recent',
    'portfolios/p1/countedEvents/e1',
    'deletedPortfolios/p1',
    'usernames/ada',
    'usernameHolders/ada',
    'domains/ada.example',
    'domainRequests/p1',
    'domainReleases/r1',
    'schedules/p1.publish',
    'deletions/ada',
    'links/l1',
    'links/l1/openings/first',
    'links/l1/comments/c1',
    'stripeEvents/evt_1',
    'countedEvents/e1',
    'limits/l1',
    'anything/else',
  ].map(serverOnly),
]
