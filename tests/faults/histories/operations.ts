import { Timestamp } from 'firebase-admin/firestore'
import { DELETION_WORD } from '@vitrine/common/account'
import { deleteAccount } from '@vitrine/common/api/account'
import { recordView } from '@vitrine/common/api/analytics'
import { publishVersion } from '@vitrine/common/api/live'
import { verifyPayment } from '@vitrine/common/api/payments'
import {
  createPortfolio,
  deletePortfolio,
  getPortfolio,
  patchContent,
  publishPortfolio,
  restorePortfolio,
  switchTemplate,
} from '@vitrine/common/api/portfolios'
import type { PortfolioStatus } from '@vitrine/common/api/shapes'
import { attachUsername, claimUsername, detachUsername, releaseUsername } from '@vitrine/common/api/usernames'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { idempotencyKey } from '../../../functions/analytics/visitor.ts'
import { adminFirestore } from '../../support/admin.ts'
import { call } from '../../support/api.ts'
import { act, checkoutsOf, deliver, heldEvents, premium, requestFor, until } from '../../support/payments.ts'
import { freshId, viewOf } from '../../support/visits.ts'
import { asking, nothingMore, toPortfolio, untilDone, withState, type Own, type Worker } from './asking.ts'
import { makeLink, openLink, openNewPage, openPage, protectLink, renewLink, revokeLink, secretItems } from './links.ts'
import { bringPageBack, makePage, removePage, renamePage, savePage } from './pages.ts'
import { cancel, leaveToATime, runWhatIsDue } from './schedules.ts'

const templates: readonly TemplateId[] = ['minimalist-designer', 'developer-pro', 'minimalist-designer', premium]

const create = (worker: Worker) => createFrom(worker, worker.random.pick(templates))

async function createFrom(worker: Worker, templateId: TemplateId): Promise<void> {
  const { world, history, random } = worker
  const { uid, token } = world.pickAccount(random)
  const body = { templateId }
  const ask = asking(
    worker,
    (origin) => call(createPortfolio, { origin, token, body }),
    (made) => ({ ...withState(made), portfolioId: made.id }),
  )
  const { portfolioId: id } = await history.record(worker.number, 'create', { uid }, ask)
  if (!id) return
  world.portfolios.push({ uid, id })
  // As if a version had just been kept, so that saving does not look for the one before; see `steps`.
  await adminFirestore()
    .doc(`portfolios/${id}`)
    .update({ versionedAt: Timestamp.now(), ...secretItems(id) })
    .catch(() => undefined)
}

let serial = 0

const save = toPortfolio((worker, { uid, token, id }) => {
  const { history, random } = worker
  const text = `Saved(${worker.number}.${serial++})`
  const known = history.stateOf(id)?.revision
  // As the editor does: from the revision that it saw, which may be old by now.
  const headers: Record<string, string> = known !== undefined && random.chance(0.3) ? { 'If-Match': `"${known}"` } : {}
  const body = { ops: [{ op: 'replace' as const, path: '/hero/name', value: text }] }
  const ask = asking(
    worker,
    (origin) => call(patchContent, { origin, token, params: { id }, body, headers }),
    ({ revision, content }) => ({
      state: { revision, saved: content.hero?.name ?? '' },
    }),
  )
  return history.record(worker.number, 'save', { uid, portfolioId: id, text }, ask)
})

const read = toPortfolio((worker, { uid, token, id }) =>
  worker.history.record(
    worker.number,
    'read',
    { uid, portfolioId: id },
    asking(worker, (origin) => call(getPortfolio, { origin, token, params: { id } }), withState),
  ),
)

const toOtherTemplate = toPortfolio((worker, { uid, token, id }) => {
  const body = { templateId: worker.random.pick(templates) }
  return worker.history.record(
    worker.number,
    'switch',
    { uid, portfolioId: id },
    asking(worker, (origin) => call(switchTemplate, { origin, token, params: { id }, body }), withState),
  )
})

const remove = toPortfolio((worker, { uid, token, id }) =>
  worker.history.record(
    worker.number,
    'delete',
    { uid, portfolioId: id },
    asking(worker, (origin) => call(deletePortfolio, { origin, token, params: { id } }), nothingMore),
  ),
)

const bringBack = toPortfolio((worker, { uid, token, id }) =>
  worker.history.record(
    worker.number,
    'restore',
    { uid, portfolioId: id },
    asking(worker, (origin) => call(restorePortfolio, { origin, token, params: { id } }), withState),
  ),
)

function attach(worker: Worker, { uid, token, id }: Own): Promise<unknown> {
  const username = worker.random.pick(worker.world.usernamesOf(uid))
  const body = { username, move: worker.random.chance(0.5) }
  return worker.history.record(
    worker.number,
    'attach',
    { uid, portfolioId: id, username },
    asking(worker, (origin) => call(attachUsername, { origin, token, params: { id }, body }), withState),
  )
}

const toStatus =
  (status: PortfolioStatus) =>
  (worker: Worker, { uid, token, id }: Own): Promise<unknown> =>
    worker.history.record(
      worker.number,
      status === 'published' ? 'publish' : 'unpublish',
      { uid, portfolioId: id },
      asking(
        worker,
        (origin) => call(publishPortfolio, { origin, token, params: { id }, body: { status } }),
        withState,
      ),
    )

/** One of the changes, or none that there is any more. */
const publishChosen = toPortfolio((worker, { uid, token, id }) => {
  const pages = worker.world.pages.filter((page) => page.id === id).map(({ pageId }) => `pages.${pageId}`)
  const paths = [worker.random.pick(['content.hero.name', 'templateId', ...pages])]
  return worker.history.record(
    worker.number,
    'publish chosen',
    { uid, portfolioId: id },
    asking(
      worker,
      (origin) => call(publishPortfolio, { origin, token, params: { id }, body: { status: 'published', paths } }),
      withState,
    ),
  )
})

/** To any of the last publications, if there are some. */
const back = toPortfolio(async (worker, { uid, token, id }) => {
  const kept = await adminFirestore().collection(`portfolios/${id}/versions`).where('reason', '==', 'published').get()
  if (kept.empty) return
  const version = worker.random.pick(kept.docs).id
  await worker.history.record(
    worker.number,
    'back',
    { uid, portfolioId: id },
    asking(worker, (origin) => call(publishVersion, { origin, token, params: { id }, body: { version } }), withState),
  )
})

/** Rarely without an address, for which it is refused. */
const publish = (worker: Worker, own: Own): Promise<unknown> =>
  (worker.history.stateOf(own.id)?.username || worker.random.chance(0.1) ? toStatus('published') : attach)(worker, own)

const detach = toPortfolio((worker, { uid, token, id }) =>
  worker.history.record(
    worker.number,
    'detach',
    { uid, portfolioId: id },
    asking(worker, (origin) => call(detachUsername, { origin, token, params: { id } }), withState),
  ),
)

async function claim(worker: Worker): Promise<void> {
  const { world, history, random } = worker
  const { uid, token } = world.pickAccount(random)
  const username = random.pick(world.usernames)
  const { outcome } = await history.record(
    worker.number,
    'claim',
    { uid, username },
    asking(worker, (origin) => call(claimUsername, { origin, token, body: { username } }), nothingMore),
  )
  if (outcome === 'done') world.claimed(uid, username)
}

async function release(worker: Worker): Promise<void> {
  const { world, history, random } = worker
  const { uid, token } = world.pickAccount(random)
  const username = random.pick(world.usernamesOf(uid))
  const ask = asking(
    worker,
    (origin) => call(releaseUsername, { origin, token, body: { username } }),
    ({ reservedUntil }) => ({ reservedUntil }),
  )
  await history.record(worker.number, 'release', { uid, username }, ask)
}

/** One of many visitors of one of the published pages; some send what they did again, as after an answer that got lost. */
async function view(worker: Worker): Promise<void> {
  const { history, random } = worker
  const published = history.publishedPages()
  if (published.length === 0) return
  const { uid, portfolioId, username } = random.pick(published)
  const body = viewOf({ portfolioId, username }, `visitor-${random.integer(0, 999)}`, { id: freshId() })
  const subject = { uid, portfolioId, username, view: idempotencyKey('view', body.cid, body.id) }
  const send = async () =>
    (
      await history.record(
        worker.number,
        'view',
        subject,
        asking(
          worker,
          (origin) => call(recordView, { origin, body }),
          ({ accepted }) => ({ accepted }),
        ),
      )
    ).outcome
  if ((await send()) === 'unknown' || random.chance(0.2)) await send()
}

async function checkOut({ world, history, random, number }: Worker): Promise<void> {
  const dear = world.portfolios.filter(({ id }) => history.stateOf(id)?.templateId === premium || random.chance(0.02))
  if (dear.length === 0) return
  const { uid, id: portfolioId } = random.pick(dear)
  const buyer = world.accounts.find((account) => account.uid === uid)
  if (!buyer) return
  const ref = checkoutsOf(uid).doc()
  const request = await requestFor({ ...buyer, portfolioId })
  let sessionId: string | undefined
  await history.record(number, 'check out', { uid, portfolioId, checkoutId: ref.id }, async () => {
    await ref.set(request)
    // With a deleted account its requests go too.
    await until(
      ref.path,
      (document) => document === undefined || document.url !== undefined || document.error !== undefined,
    )
    sessionId = (await ref.get()).get('sessionId') as string | undefined
    return { outcome: sessionId ? 'done' : 'refused' }
  })
  if (sessionId) world.sessions.push({ uid, portfolioId, checkoutId: ref.id, sessionId })
}

/** Pays, and comes back to the site at once or never; the provider's events may come before, after, twice or only at the end. */
async function pay(worker: Worker): Promise<void> {
  const { world, history, random, instances } = worker
  if (world.sessions.length === 0) return
  const { uid, portfolioId, checkoutId, sessionId } = random.pick(world.sessions.slice(-6))
  const token = world.accounts.find((account) => account.uid === uid)?.token
  const subject = { uid, portfolioId, checkoutId }
  await history.record(worker.number, 'pay', subject, () =>
    act('pay', sessionId).then(
      () => ({ outcome: 'done' as const }),
      () => ({ outcome: 'refused' as const }),
    ),
  )
  const verify = () =>
    history.record(
      worker.number,
      'verify',
      subject,
      asking(
        worker,
        (origin) => call(verifyPayment, { origin, token, params: { id: portfolioId }, body: { sessionId } }),
        nothingMore,
      ),
    )
  const hear = async () => {
    for (const event of await heldEvents(uid)) {
      if (JSON.stringify(event).includes(checkoutId))
        await deliver(event, { origin: instances.webhookOrigin }).catch(() => instances.restarted)
    }
  }
  await Promise.all([random.chance(0.6) && verify(), random.chance(0.6) && hear(), random.chance(0.2) && hear()])
}

async function refund(worker: Worker): Promise<void> {
  const { world, history, random } = worker
  if (world.sessions.length === 0) return
  const { uid, checkoutId, sessionId } = random.pick(world.sessions)
  await history.record(worker.number, 'refund', { uid, checkoutId }, () =>
    act('refund', sessionId).then(
      () => ({ outcome: 'done' as const }),
      () => ({ outcome: 'refused' as const }),
    ),
  )
}

/** Somebody leaves, and somebody else comes. */
async function closeAccount(worker: Worker): Promise<void> {
  const { world, history, random } = worker
  const account = world.pickAccount(random)
  const { uid, token } = account
  const { outcome } = await history.record(
    worker.number,
    'close account',
    { uid },
    asking(
      worker,
      (origin) => call(deleteAccount, { origin, token, params: { uid }, body: { confirmation: DELETION_WORD } }),
      nothingMore,
    ),
  )
  if (outcome === 'refused') return
  world.leave(account)
  await world.addAccount()
}

/** So that there is something to collide about from the beginning: pages at their addresses, and something to pay for. */
export async function begin(worker: Worker, portfolios: number): Promise<void> {
  for (let portfolio = 0; portfolio < portfolios; portfolio++) {
    for (const step of [create, save, makePage, claim, toPortfolio(attach), toPortfolio(publish)]) await step(worker)
  }
  // One after the other: a second session for the same ends the first.
  for (const step of [createFrom, checkOut, pay, createFrom, checkOut]) await step(worker, premium)
  for (const step of [makeLink, makeLink, makeLink, openLink]) await step(worker)
  await untilDone(worker, 'leave to a time', leaveToATime)
  await runWhatIsDue(worker)
  for (const step of [savePage, openNewPage, renamePage, renamePage]) await step(worker)
}

type Step = (worker: Worker) => Promise<unknown>

/**
 * How often each is done, relative to the others. What looks for the version before (publishing, switching) and what counts pages (making
 * one) is rare: the emulator locks the versions and pages of all portfolios for it, where Firestore locks those of one account.
 */
const steps: readonly [number, Step][] = [
  [22, save],
  [8, read],
  [16, view],
  [2, create],
  [6, claim],
  [4, release],
  [6, toPortfolio(attach)],
  [2, detach],
  [8, toPortfolio(publish)],
  [3, publishChosen],
  [3, back],
  [2, toPortfolio(toStatus('draft'))],
  [1, toOtherTemplate],
  [2, remove],
  [3, bringBack],
  [1, checkOut],
  [2, pay],
  [0.5, refund],
  [3, makeLink],
  [6, openLink],
  [1, revokeLink],
  [1, renewLink],
  [0.5, protectLink],
  [2, leaveToATime],
  [0.5, cancel],
  [2, runWhatIsDue],
  [0.5, makePage],
  [8, savePage],
  [3, renamePage],
  [2, removePage],
  [2, bringPageBack],
  [3, openPage],
  [0.4, closeAccount],
]

const weights = steps.reduce((sum, [weight]) => sum + weight, 0)

export async function doSomething(worker: Worker): Promise<void> {
  let left = worker.random.between(0, weights)
  const [, step] = steps.find(([weight]) => (left -= weight) < 0) ?? [0, read]
  await step(worker)
}
