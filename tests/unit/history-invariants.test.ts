import { expect, it } from 'vitest'
import { broken, invariants, type InvariantName } from '../faults/histories/invariants.ts'
import type { Operation } from '../faults/histories/history.ts'
import type { Stored, StoredLive, StoredPage, StoredPortfolio, StoredUsername } from '../faults/histories/stored.ts'

const DAY_MS = 86_400_000
const now = Date.parse('2026-11-22T12:00:00Z')

/** One operation after the other, unless they say something else. */
const history = (...operations: Partial<Operation>[]): Operation[] =>
  operations.map((operation, index) => ({
    worker: 0,
    kind: 'read',
    uid: 'ada',
    begin: 2 * index,
    end: 2 * index + 1,
    outcome: 'done',
    ...operation,
  }))

const publication = { saved: 'second', templateId: 'free', whole: '["second"]' }
const facts = { kind: 'article' as const, slug: 'on-grids', revision: 2, digest: 'b' }
const page: StoredPage = { id: 'grids', revision: 2, saved: 'Page(0.2)', facts }
const livePage = { id: 'grids', slug: 'on-grids', saved: 'Page(0.1)' }
const live: StoredLive = {
  ...publication,
  revision: 2,
  username: 'ada-l',
  publication,
  pages: [livePage],
  oldSlugs: { grids: 'grids' },
}
const portfolio: StoredPortfolio = {
  id: 'one',
  uid: 'ada',
  deleted: false,
  revision: 3,
  saved: 'second',
  status: 'published',
  username: 'ada-l',
  templateId: 'free',
  live,
  liveRevision: 2,
  pages: [page],
  pageFacts: { grids: facts },
  missingCopies: [],
  views: 1,
  counted: ['visit'],
}
const username: StoredUsername = {
  username: 'ada-l',
  uid: 'ada',
  portfolioId: 'one',
  redirect: null,
  reservedUntil: null,
}

const good: Stored = {
  now,
  portfolios: [portfolio],
  usernames: [username],
  holders: new Map([['ada', ['ada-l']]]),
  purchases: [{ uid: 'ada', templateId: 'premium', paymentId: 'checkout' }],
  payments: [{ uid: 'ada', templateId: 'premium', checkoutId: 'checkout', paid: 1900, refunded: 0 }],
  premium: new Set(['premium']),
  pages: new Map([
    ['ada-l', { status: 200, movedTo: null, html: '<h1>second</h1>' }],
    ['nobody', { status: 404, movedTo: null, html: '' }],
  ]),
  writtenPages: new Map([
    ['ada-l/on-grids', { status: 200, movedTo: null, html: '<p>Page(0.1)</p>' }],
    ['ada-l/grids', { status: 301, movedTo: 'on-grids', html: '' }],
    ['ada-l/gone', { status: 404, movedTo: null, html: '' }],
  ]),
  due: [],
  closed: new Set(),
  leftOver: [],
}

const one = { portfolioId: 'one' }
const grids = { ...one, pageId: 'grids' }
const goodHistory = history(
  { kind: 'create', ...one, state: { revision: 1, saved: 'first', status: 'draft' } },
  { kind: 'claim', username: 'ada-l' },
  { kind: 'claim', username: 'ada-l', uid: 'ben', outcome: 'refused' },
  { kind: 'save', ...one, text: 'second', state: { revision: 2, saved: 'second' } },
  { kind: 'publish', ...one, state: { revision: 3, saved: 'second', status: 'published', username: 'ada-l' } },
  { kind: 'view', ...one, view: 'visit', accepted: true },
  { kind: 'view', ...one, view: 'visit', accepted: false },
  { kind: 'make link', ...one, newLink: '/l/a' },
  { kind: 'open link', ...one, link: '/l/a', shown: true },
  { kind: 'delete', ...one },
  { kind: 'open link', ...one, link: '/l/a', outcome: 'refused' },
  { kind: 'restore', ...one },
  { kind: 'open link', ...one, link: '/l/a', shown: true },
  { kind: 'revoke link', ...one, link: '/l/a' },
  { kind: 'open link', ...one, link: '/l/a', outcome: 'refused', shown: false },
  { kind: 'create page', ...grids, text: 'Page(0.1)', pageRevision: 1 },
  { kind: 'save page', ...grids, text: 'Page(0.2)', pageRevision: 2 },
  { kind: 'make link', ...one, newLink: '/l/b' },
  { kind: 'open page', ...grids, link: '/l/b', shown: false },
  { kind: 'delete page', ...grids },
  { kind: 'open page', ...grids, link: '/l/b', outcome: 'refused', shown: false },
  { kind: 'restore page', ...grids, pageRevision: 2 },
)

interface Bad {
  operations?: Operation[]
  stored?: Partial<Stored>
}

const changed = (change: Partial<StoredPortfolio>) => ({ stored: { portfolios: [{ ...portfolio, ...change }] } })
const renamed = (change: Partial<StoredUsername>) => ({ stored: { usernames: [{ ...username, ...change }] } })
const found = (path: string, status: number, html = '', movedTo: string | null = null) => ({
  stored: { writtenPages: new Map([[path, { status, movedTo, html }]]) },
})
const save = (text: string, revision: number): Partial<Operation> => ({
  kind: 'save',
  ...one,
  text,
  state: { revision, saved: text },
})

/** Ways to break each of them. */
const bad: Record<InvariantName, Bad[]> = {
  'a username has one owner': [
    { operations: history({ kind: 'claim', username: 'x' }, { kind: 'claim', username: 'x', uid: 'ben' }) },
    {
      operations: history(
        { kind: 'claim', username: 'x' },
        { kind: 'release', username: 'x', reservedUntil: '2027' },
        { kind: 'claim', username: 'x', uid: 'ben' },
      ),
    },
    {
      operations: history(
        { kind: 'claim', username: 'x', end: 5 },
        { kind: 'claim', username: 'x', uid: 'ben', begin: 2, end: 6 },
      ),
    },
    renamed({ uid: 'ben' }),
    { stored: { holders: new Map([['ada', ['ada-l', 'other']]]) } },
    { stored: { holders: new Map() } },
  ],
  'a portfolio has one username, and a username one portfolio': [
    renamed({ portfolioId: null }),
    renamed({ portfolioId: 'two' }),
    renamed({ redirect: { portfolioId: 'two', until: now + DAY_MS } }),
    changed({ username: null }),
    changed({ deleted: true }),
  ],
  'revisions only rise': [
    { operations: history(save('first', 4)) },
    { operations: history(save('first', 2), { ...one, state: { revision: 1, saved: '' } }) },
    { operations: history(save('first', 2), save('second', 2)) },
  ],
  'a revision is one state': [
    { operations: history({ ...one, state: { revision: 3, saved: 'second', status: 'draft' } }) },
    { operations: history({ ...one, state: { revision: 3, saved: 'other' } }) },
  ],
  'an acknowledged save stays until the next': [
    { operations: history(save('second', 2), save('third', 3)), ...changed({ revision: 4 }) },
    { operations: history(save('first', 2), { ...one, state: { revision: 3, saved: 'never saved' } }) },
    { operations: history({ ...one, state: { revision: 1, saved: 'early' } }, save('early', 2)) },
  ],
  'portfolios are where they were put': [
    { operations: history({ kind: 'create', ...one }), stored: { portfolios: [] } },
    {
      operations: history({ kind: 'create', ...one }),
      stored: { portfolios: [portfolio, { ...portfolio, deleted: true }] },
    },
    { operations: history({ kind: 'create', ...one }, { kind: 'delete', ...one }) },
    {
      operations: history({ kind: 'create', ...one }, { kind: 'delete', ...one }, { kind: 'restore', ...one }),
      ...changed({ deleted: true }),
    },
    { operations: history({ kind: 'create', ...one }), stored: { closed: new Set(['ada']) } },
  ],
  'what is published may be': [
    changed({ username: null }),
    { stored: { portfolios: [{ ...portfolio, live: { ...live, templateId: 'premium' } }], purchases: [] } },
  ],
  'what is live was published whole': [
    changed({ live: null }),
    changed({ status: 'draft' }),
    changed({ deleted: true }),
    changed({ live: { ...live, publication: undefined } }),
    changed({ live: { ...live, whole: '["a mixture"]' } }),
    changed({ live: { ...live, username: 'another' } }),
    changed({ liveRevision: 1 }),
  ],
  'pages say what is live': [
    changed({ live: { ...live, saved: 'third' } }),
    changed({ status: 'draft' }),
    { stored: { pages: new Map([['ada-l', { status: 404, movedTo: null, html: '' }]]) } },
    { stored: { pages: new Map([['old', { status: 301, movedTo: 'ada-l', html: '' }]]) } },
    {
      stored: {
        pages: new Map([['old', { status: 301, movedTo: 'ada-l', html: '' }]]),
        usernames: [
          username,
          { ...username, username: 'old', portfolioId: null, redirect: { portfolioId: 'two', until: now + DAY_MS } },
        ],
      },
    },
  ],
  'case studies and articles that are live were published whole': [
    changed({ live: { ...live, pages: [{ ...livePage, saved: null }] } }),
    changed({ live: { ...live, pages: [{ ...livePage, saved: 'Page(9.9)' }] } }),
    {
      operations: history({ kind: 'save page', ...grids, text: 'Private(0.1)' }),
      ...changed({ live: { ...live, pages: [{ ...livePage, saved: 'Private(0.1)' }] } }),
    },
  ],
  'no copy of a page that a publication names is missing': [changed({ missingCopies: ['grids@1'] })],
  'a slug is one page': [
    changed({ pages: [page, { ...page, id: 'other' }] }),
    changed({ live: { ...live, pages: [livePage, { ...livePage, id: 'other' }] } }),
    changed({ live: { ...live, oldSlugs: { 'on-grids': 'grids' } } }),
  ],
  'a portfolio knows its pages': [
    changed({ pageFacts: {} }),
    changed({ pages: [] }),
    changed({ pageFacts: { grids: { ...facts, digest: 'a' } } }),
    changed({ pageFacts: { grids: { ...facts, deleted: true } } }),
  ],
  'an acknowledged save of a page stays until the next': [
    changed({ pages: [{ ...page, saved: 'Page(0.1)' }] }),
    changed({ pages: [{ ...page, saved: '' }] }),
    changed({ pages: [{ ...page, revision: 1 }] }),
  ],
  'addresses of case studies and articles say what is live': [
    found('ada-l/on-grids', 404),
    found('ada-l/on-grids', 200, '<p>Page(0.2)</p>'),
    found('ada-l/grids', 404),
    found('ada-l/grids', 301, '', 'another'),
    found('ada-l/gone', 200, '<p>Page(0.1)</p>'),
    changed({ live: null }),
  ],
  'private is served to holders of a link only': [
    found('ada-l/on-grids', 200, '<p>Page(0.1) Private(0.3)</p>'),
    { operations: history({ kind: 'open page', ...grids, link: '/l/a', outcome: 'refused' }) },
    {
      operations: history(
        { kind: 'revoke link', ...one, link: '/l/a' },
        { kind: 'open page', ...grids, link: '/l/a', shown: true },
      ),
    },
    { stored: { pages: new Map([['ada-l', { status: 200, movedTo: null, html: '<h1>second</h1>Private(one)' }]]) } },
    { operations: history({ kind: 'open link', ...one, link: '/l/a', outcome: 'refused' }) },
    ...(['revoke link', 'renew link', 'protect link', 'delete', 'close account'] as const).map((kind) => ({
      operations: history({ kind, ...one, link: '/l/a' }, { kind: 'open link', ...one, link: '/l/a', shown: true }),
    })),
  ],
  'what is due is done': [{ stored: { due: ['one.publish'] } }],
  'names of deleted accounts wait for 30 days': [
    renamed({ uid: '', portfolioId: null }),
    renamed({ uid: '', portfolioId: null, reservedUntil: now + DAY_MS }),
    renamed({ uid: '', reservedUntil: now + 30 * DAY_MS }),
  ],
  'nothing is left of deleted accounts': [
    { operations: history({ kind: 'close account' }) },
    { stored: { closed: new Set(['ada']), leftOver: ['users/ada'] } },
  ],
  'an account pays once for a template': [
    { stored: { payments: [...good.payments, { ...good.payments[0]!, checkoutId: 'again' }] } },
  ],
  'what is paid for is granted, and nothing else': [
    { stored: { purchases: [] } },
    { stored: { payments: [] } },
    { stored: { payments: [{ ...good.payments[0]!, refunded: 1900 }] } },
    { stored: { purchases: [{ ...good.purchases[0]!, paymentId: 'other' }] } },
  ],
  'nobody pays for a deleted account': [
    { operations: history({ kind: 'close account' }, { kind: 'pay', checkoutId: 'checkout' }) },
  ],
  'a view is counted once': [
    changed({ views: 2 }),
    changed({ views: 0, counted: [] }),
    changed({ views: 2, counted: ['visit', 'another'] }),
    {
      operations: history(
        { kind: 'view', ...one, view: 'visit', accepted: true },
        { kind: 'view', ...one, view: 'visit', accepted: true },
      ),
    },
  ],
}

it('a history in which nothing went wrong breaks none', () => {
  expect(broken(goodHistory, good)).toEqual([])
})

it('what nobody answered may have been done or not', () => {
  const unanswered = [
    ...goodHistory,
    ...history(
      { kind: 'save', ...one, text: 'lost', outcome: 'unknown' },
      { kind: 'delete', ...one, outcome: 'unknown' },
      { kind: 'release', username: 'ada-l', outcome: 'unknown' },
      { kind: 'view', ...one, view: 'unheard', outcome: 'unknown' },
      { kind: 'create page', ...one, text: 'Page(1.1)', outcome: 'unknown' },
      { kind: 'save page', ...grids, text: 'Page(1.2)', outcome: 'unknown' },
    ).map((operation) => ({ ...operation, begin: operation.begin + 100, end: operation.end + 100 })),
  ]
  expect(broken(unanswered, good)).toEqual([])
  const done = {
    portfolios: [
      {
        ...portfolio,
        ...{ deleted: true, live: null, revision: 4, saved: 'lost', views: 2, counted: ['visit', 'unheard'] },
        pages: [
          { ...page, revision: 3, saved: 'Page(1.2)' },
          { ...page, id: 'unheard', saved: 'Page(1.1)', facts: { ...facts, slug: 'unheard' } },
        ],
        pageFacts: { grids: facts, unheard: { ...facts, slug: 'unheard' } },
      },
    ],
  }
  const nothing = { usernames: [], holders: new Map(), pages: new Map(), writtenPages: new Map() }
  expect(broken(unanswered, { ...good, ...done, ...nothing })).toEqual([])
})

it.each(
  (Object.keys(invariants) as InvariantName[]).flatMap((name) =>
    bad[name].map((example, index): [InvariantName, number, Bad] => [name, index + 1, example]),
  ),
)('that %s is seen to be broken (%i)', (name, _index, { operations = goodHistory, stored }) => {
  expect(broken(operations, { ...good, ...stored }).map(({ invariant }) => invariant)).toContain(name)
})

it('a report names the operations around', () => {
  const [report] = broken(history(save('second', 3), { ...one, state: { revision: 2, saved: 'first' } }), good)
  expect(report?.around).toEqual([
    '0–1 worker 0: save portfolioId one, text second, revision 3, saved second → done',
    '2–3 worker 0: read portfolioId one, revision 2, saved first → done',
  ])
})
