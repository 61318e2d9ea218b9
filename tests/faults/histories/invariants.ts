import { USERNAMES_PER_ACCOUNT } from '@vitrine/common/username'
import { toLine, type ObservedState, type Operation, type Subject } from './history.ts'
import {
  addressesSayWhatIsLive,
  aSlugIsOnePage,
  noCopyIsMissing,
  pagesWerePublishedWhole,
  portfoliosKnowTheirPages,
  savesOfPagesStay,
} from './page-invariants.ts'
import { privateIsServedToHolders } from './private-invariants.ts'
import type { Stored, StoredPortfolio } from './stored.ts'

/** Invariants that hold after any run, whatever was killed. Pure functions of a history and the stored data. */

export interface Broken {
  what: string
  about: Partial<Subject>
  /** The moment in the history around which it happened; the end where nothing is said. */
  at?: number
}

export type Invariant = (operations: readonly Operation[], stored: Stored) => Broken[]

/** May have changed something: done or unknown. */
const mayHave =
  (...kinds: Operation['kind'][]) =>
  ({ kind, outcome }: Operation) =>
    kinds.includes(kind) && outcome !== 'refused'
const has =
  (...kinds: Operation['kind'][]) =>
  ({ kind, outcome }: Operation) =>
    kinds.includes(kind) && outcome === 'done'
const isOpen =
  ({ closed }: Stored) =>
  ({ uid }: { uid: string }) =>
    !closed.has(uid)
const isLive = ({ deleted }: StoredPortfolio) => !deleted

const usernameHasOneOwner: Invariant = (operations, { usernames, holders, closed }) => {
  const claims = operations.filter(has('claim'))
  const freed = operations.filter((operation) => mayHave('release')(operation) && !operation.reservedUntil)
  const stolen = claims.flatMap((earlier) =>
    claims
      .filter((later) => later.username === earlier.username && later.uid !== earlier.uid && later.end > earlier.end)
      .filter(
        (later) =>
          !freed.some(
            ({ username, uid, begin, end }) =>
              username === later.username &&
              (uid === earlier.uid || uid === later.uid) &&
              begin < later.end &&
              end > earlier.begin,
          ),
      )
      .map((later) => ({
        what: `${later.username} was given to two accounts, and the first never gave it up`,
        about: { username: later.username },
        at: later.end,
      })),
  )
  const held = [...holders].flatMap(([uid, names]) => names.map((username) => ({ uid, username })))
  const owned = usernames.filter(({ reservedUntil }) => reservedUntil === null)
  const isIn = (
    list: readonly { uid: string; username: string }[],
    { uid, username }: { uid: string; username: string },
  ) => list.some((other) => other.uid === uid && other.username === username)
  return [
    ...stolen,
    ...owned
      .filter((name) => !isIn(held, name))
      .map(({ username, uid }) => ({
        what: `${username} belongs to ${uid}, who does not hold it`,
        about: { username },
      })),
    ...held
      .filter((name) => !isIn(owned, name))
      .map(({ username, uid }) => ({ what: `${uid} holds ${username}, which is not theirs`, about: { username } })),
    ...[...holders]
      .filter(([, names]) => names.length > USERNAMES_PER_ACCOUNT)
      .map(([uid]) => ({ what: `${uid} holds too many usernames`, about: { uid } })),
    ...owned
      .filter(({ uid }) => closed.has(uid))
      .map(({ username }) => ({ what: `${username} belongs to a deleted account`, about: { username } })),
  ]
}

const oneUsernameForOnePortfolio: Invariant = (_operations, { portfolios, usernames }) => {
  const live = portfolios.filter(isLive)
  return [
    ...live.flatMap(({ id: portfolioId, uid, username }) => {
      const name = usernames.find((stored) => stored.username === username)
      return username === null || (name?.portfolioId === portfolioId && name.uid === uid && name.reservedUntil === null)
        ? []
        : [
            {
              what: `The portfolio has the username ${username}, which is attached to ${name?.portfolioId ?? 'nothing'}`,
              about: { portfolioId, username },
            },
          ]
    }),
    ...usernames.flatMap(({ username, portfolioId, redirect }) => {
      if (portfolioId === null) return []
      const attached = live.some((portfolio) => portfolio.id === portfolioId && portfolio.username === username)
      return attached && redirect === null
        ? []
        : [{ what: `${username} is attached to a portfolio that does not have it`, about: { portfolioId, username } }]
    }),
  ]
}

/** What was seen of portfolios, in the order of the answers, and what is stored at the end. */
type Seen = Pick<Operation, 'begin' | 'end' | 'kind'> & { portfolioId: string; state: ObservedState }

function seen(operations: readonly Operation[], { portfolios }: Stored): Seen[] {
  const last = operations.reduce((moment, { end }) => Math.max(moment, end), 0) + 1
  return [
    ...operations.flatMap(({ begin, end, kind, portfolioId, state }) =>
      portfolioId && state ? [{ begin, end, kind, portfolioId, state }] : [],
    ),
    ...portfolios.map(({ id, ...state }) => ({
      begin: last,
      end: last,
      kind: 'read' as const,
      portfolioId: id,
      state,
    })),
  ]
}

function byPortfolio<Item extends { portfolioId?: string }>(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items)
    if (item.portfolioId) groups.set(item.portfolioId, [...(groups.get(item.portfolioId) ?? []), item])
  return groups
}

const revisionsOnlyRise: Invariant = (operations, stored) =>
  [...byPortfolio(seen(operations, stored))].flatMap(([portfolioId, observed]) => {
    const ended = observed.toSorted((a, b) => a.end - b.end)
    let highest = 0
    let next = 0
    return observed
      .toSorted((a, b) => a.begin - b.begin)
      .flatMap(({ kind, begin, end, state: { revision } }) => {
        for (let before = ended[next]; before && before.end < begin; before = ended[++next])
          highest = Math.max(highest, before.state.revision)
        const isHigh = kind === 'save' ? revision > highest : revision >= highest
        return isHigh
          ? []
          : [{ what: `Revision ${revision} was seen after ${highest}`, about: { portfolioId }, at: end }]
      })
  })

const aRevisionIsOneState: Invariant = (operations, stored) =>
  [...byPortfolio(seen(operations, stored))].flatMap(([portfolioId, observed]) => {
    const known = new Map<number, ObservedState>()
    return observed.flatMap(({ end, state }) => {
      const before = known.get(state.revision)
      known.set(state.revision, { ...before, ...state })
      const differs =
        before &&
        (['saved', 'status', 'username', 'templateId'] as const).some(
          (field) => before[field] !== undefined && state[field] !== undefined && before[field] !== state[field],
        )
      return differs
        ? [
            {
              what: `Revision ${state.revision} was seen as ${JSON.stringify(before)} and as ${JSON.stringify(state)}`,
              about: { portfolioId },
              at: end,
            },
          ]
        : []
    })
  })

const acknowledgedSavesStay: Invariant = (operations, stored) => {
  const saves = byPortfolio(operations.filter(mayHave('save')))
  return seen(operations, stored).flatMap(({ portfolioId, end, state: { revision, saved } }) => {
    const all = saves.get(portfolioId) ?? []
    const upTo = all.filter(({ state }) => state && state.revision <= revision)
    const last = upTo.reduce<Operation | undefined>(
      (a, b) => (a?.state && b.state && a.state.revision > b.state.revision ? a : b),
      undefined,
    )
    // Nobody knows when, if ever, an unanswered save took effect.
    const isUnanswered = all.some(({ outcome, text, begin }) => outcome === 'unknown' && text === saved && begin < end)
    const isRight = isUnanswered || (last ? last.text === saved : !all.some(({ text }) => text === saved))
    return isRight
      ? []
      : [
          {
            what: `Revision ${revision} holds “${saved}” and not what was saved last, “${last?.text ?? 'nothing'}”`,
            about: { portfolioId },
            at: end,
          },
        ]
  })
}

const portfoliosAreWhereTheyWerePut: Invariant = (operations, { portfolios, closed }) => {
  const moves = byPortfolio(operations.filter(mayHave('create', 'delete', 'restore')))
  return [...moves].flatMap(([portfolioId, all]) => {
    const [{ uid } = { uid: '' }] = all
    const stored = portfolios.filter(({ id }) => id === portfolioId)
    if (closed.has(uid))
      return stored.map(() => ({ what: 'The portfolio of a deleted account is still there', about: { portfolioId } }))
    if (stored.length !== 1)
      return [{ what: `The portfolio is stored in ${stored.length} places`, about: { portfolioId } }]
    const isDeleted = stored[0]?.deleted === true
    // Whatever brought it here began before everything that would have brought it back had ended.
    const there = all.filter(({ kind }) => (kind === 'delete') === isDeleted)
    const away = all.filter(({ kind, outcome }) => (kind === 'delete') !== isDeleted && outcome === 'done')
    const isExplained = there.some(
      ({ outcome, end }) => outcome === 'unknown' || away.every(({ begin }) => begin < end),
    )
    return isExplained
      ? []
      : [
          {
            what: `The portfolio is ${isDeleted ? 'deleted' : 'there'} against the last that was answered`,
            about: { portfolioId },
          },
        ]
  })
}

const publishedMayBe: Invariant = (_operations, { portfolios, premium, purchases }) =>
  portfolios
    .filter(isLive)
    .filter(({ status }) => status === 'published')
    .flatMap(({ id: portfolioId, uid, username, live }) => {
      const templateId = live?.templateId ?? ''
      const isBought = purchases.some((bought) => bought.uid === uid && bought.templateId === templateId)
      return [
        ...(username === null ? [{ what: 'It is published without an address', about: { portfolioId } }] : []),
        ...(premium.has(templateId) && !isBought
          ? [{ what: `It is published with ${templateId}, which was not bought`, about: { portfolioId } }]
          : []),
      ]
    })

/** Live is one of the publications as it was made, exactly while the portfolio is published, and both sides agree. */
const whatIsLiveWasPublishedWhole: Invariant = (_operations, { portfolios }) =>
  portfolios.flatMap(({ id: portfolioId, deleted, status, username, live, liveRevision }) => {
    const about = { portfolioId }
    const isPublished = !deleted && status === 'published'
    if (!live) return isPublished ? [{ what: 'It is published, and nothing is live', about }] : []
    if (!isPublished) return [{ what: 'Something is live of what is not published', about }]
    return [
      ...(live.publication?.whole === live.whole
        ? []
        : [{ what: `Live is not what was published as version ${live.revision}`, about }]),
      ...(liveRevision === live.revision && username === live.username
        ? []
        : [{ what: 'The portfolio and what is live of it do not agree', about }]),
    ]
  })

const pagesSayWhatIsLive: Invariant = (_operations, { pages, portfolios, usernames, now }) => {
  const published = new Map(
    portfolios
      .filter(isLive)
      .filter(({ status }) => status === 'published')
      .map((portfolio) => [portfolio.username, portfolio]),
  )
  return [...pages].flatMap(([username, { status, movedTo, html }]): Broken[] => {
    const shown = published.get(username)
    if (shown)
      return status === 200 && html.includes(shown.live?.saved ?? '')
        ? []
        : [
            {
              what: `/${username} answers ${status} and does not show “${shown.live?.saved}”`,
              about: { portfolioId: shown.id },
            },
          ]
    if (status === 404) return []
    const redirect = usernames.find((stored) => stored.username === username)?.redirect
    const goal = movedTo === null ? undefined : published.get(movedTo)
    const isRenamed = status === 301 && redirect && goal && redirect.portfolioId === goal.id && redirect.until > now
    return isRenamed
      ? []
      : [{ what: `/${username} answers ${status}, and nothing is published there`, about: { username } }]
  })
}

const DAY_MS = 86_400_000
const NOBODY = ''

const namesOfDeletedAccountsWait: Invariant = (_operations, { usernames, now }) =>
  usernames
    .filter(({ uid }) => uid === NOBODY)
    .flatMap(({ username, portfolioId, redirect, reservedUntil }) => {
      const days = ((reservedUntil ?? 0) - now) / DAY_MS
      const isRight = portfolioId === null && redirect === null && days > 29 && days < 31
      return isRight
        ? []
        : [{ what: `${username} was a deleted account’s and does not wait for 30 days`, about: { username } }]
    })

const nothingIsLeftOfDeletedAccounts: Invariant = (operations, { closed, leftOver }) => [
  ...operations
    .filter(has('close account'))
    .filter(({ uid }) => !closed.has(uid))
    .map(({ uid, end }) => ({ what: `${uid} was deleted and is there`, about: { uid }, at: end })),
  ...leftOver.map((path) => ({
    what: `${path} belongs to a deleted account`,
    about: { uid: [...closed].find((uid) => path.includes(uid)) },
  })),
]

const isKept = ({ paid, refunded }: Stored['payments'][number]) => paid > refunded

const paidForOnce: Invariant = (_operations, stored) =>
  stored.payments
    .filter(isKept)
    .filter(isOpen(stored))
    .flatMap(({ uid, templateId, checkoutId }, index, kept) =>
      kept.findIndex((other) => other.uid === uid && other.templateId === templateId) === index
        ? []
        : [{ what: `${uid} paid twice for ${templateId}, and nothing was given back`, about: { uid, checkoutId } }],
    )

const whatIsPaidForIsGranted: Invariant = (_operations, stored) => [
  ...stored.payments
    .filter(isKept)
    .filter(isOpen(stored))
    .flatMap(({ uid, templateId, checkoutId }) =>
      stored.purchases.some((bought) => bought.uid === uid && bought.templateId === templateId)
        ? []
        : [{ what: `${uid} paid for ${templateId} and does not have it`, about: { uid, checkoutId } }],
    ),
  ...stored.purchases.flatMap(({ uid, templateId, paymentId }) =>
    stored.payments.some(
      (payment) =>
        payment.uid === uid && payment.templateId === templateId && payment.checkoutId === paymentId && isKept(payment),
    )
      ? []
      : [{ what: `${uid} has ${templateId} and did not pay for it`, about: { uid, checkoutId: paymentId } }],
  ),
]

/** Closing an account and paying may cross; who paid after it was gone gets the money back. */
const nobodyPaysForADeletedAccount: Invariant = (operations, { payments }) =>
  operations.filter(has('close account')).flatMap(({ uid, end }) =>
    operations
      .filter((operation) => has('pay')(operation) && operation.uid === uid && operation.begin > end)
      .filter(({ checkoutId }) => payments.some((payment) => payment.checkoutId === checkoutId && isKept(payment)))
      .map(({ checkoutId, begin }) => ({
        what: `${uid} was deleted, and a payment was kept`,
        about: { uid, checkoutId },
        at: begin,
      })),
  )

const viewsAreCountedOnce: Invariant = (operations, stored) => {
  const sent = byPortfolio(operations.filter(({ kind }) => kind === 'view'))
  return stored.portfolios.filter(isOpen(stored)).flatMap(({ id: portfolioId, views, counted }) => {
    const all = sent.get(portfolioId) ?? []
    const accepted = all.flatMap(({ accepted: isAccepted, view }) => (isAccepted && view ? [view] : []))
    const about = { portfolioId }
    return [
      ...(views === counted.length
        ? []
        : [{ what: `${views} views are shown and ${counted.length} were counted`, about }]),
      ...accepted
        .filter((view) => !counted.includes(view))
        .map((view) => ({ what: `The view ${view} was accepted and is not counted`, about })),
      ...accepted
        .filter((view, index) => accepted.indexOf(view) !== index)
        .map((view) => ({ what: `The view ${view} was accepted twice`, about })),
      ...counted
        .filter((view) => !all.some((one) => one.view === view && one.outcome !== 'refused'))
        .map((view) => ({ what: `The view ${view} is counted and was never accepted`, about })),
    ]
  })
}

const whatIsDueIsDone: Invariant = (_operations, { due }) =>
  due.map((name) => ({ what: `${name} is due and not done`, about: { portfolioId: name.split('.')[0] } }))

export const invariants = {
  'a username has one owner': usernameHasOneOwner,
  'a portfolio has one username, and a username one portfolio': oneUsernameForOnePortfolio,
  'revisions only rise': revisionsOnlyRise,
  'a revision is one state': aRevisionIsOneState,
  'an acknowledged save stays until the next': acknowledgedSavesStay,
  'portfolios are where they were put': portfoliosAreWhereTheyWerePut,
  'what is published may be': publishedMayBe,
  'what is live was published whole': whatIsLiveWasPublishedWhole,
  'pages say what is live': pagesSayWhatIsLive,
  'case studies and articles that are live were published whole': pagesWerePublishedWhole,
  'no copy of a page that a publication names is missing': noCopyIsMissing,
  'a slug is one page': aSlugIsOnePage,
  'a portfolio knows its pages': portfoliosKnowTheirPages,
  'an acknowledged save of a page stays until the next': savesOfPagesStay,
  'addresses of case studies and articles say what is live': addressesSayWhatIsLive,
  'private is served to holders of a link only': privateIsServedToHolders,
  'what is due is done': whatIsDueIsDone,
  'names of deleted accounts wait for 30 days': namesOfDeletedAccountsWait,
  'nothing is left of deleted accounts': nothingIsLeftOfDeletedAccounts,
  'an account pays once for a template': paidForOnce,
  'what is paid for is granted, and nothing else': whatIsPaidForIsGranted,
  'nobody pays for a deleted account': nobodyPaysForADeletedAccount,
  'a view is counted once': viewsAreCountedOnce,
} satisfies Record<string, Invariant>

export type InvariantName = keyof typeof invariants

const SHOWN_AROUND = 8

/** The operations about the same thing that came before and after. */
function around(operations: readonly Operation[], { about, at = Infinity }: Broken): string[] {
  const fields = Object.entries(about) as [keyof Subject, string | undefined][]
  const related = operations
    .filter((operation) => fields.some(([field, value]) => value !== undefined && operation[field] === value))
    .toSorted((a, b) => a.begin - b.begin)
  const after = related.findIndex(({ begin }) => begin > at)
  const middle = after < 0 ? related.length : after
  return related.slice(Math.max(0, middle - SHOWN_AROUND), middle + SHOWN_AROUND / 2).map(toLine)
}

/** Every invariant that does not hold, with the operations around it. */
export function broken(
  operations: readonly Operation[],
  stored: Stored,
): { invariant: InvariantName; what: string; around: string[] }[] {
  return (Object.entries(invariants) as [InvariantName, Invariant][]).flatMap(([invariant, check]) =>
    check(operations, stored).map((found) => ({ invariant, what: found.what, around: around(operations, found) })),
  )
}
