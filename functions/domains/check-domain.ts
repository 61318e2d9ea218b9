import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore'
import type { DomainRecord } from '@vitrine/common/api/domains'
import { deletedPortfolioRef } from '../lib/documents/deleted-portfolio.ts'
import { domainRef, noteRelease, type DomainDocument } from '../lib/documents/domain.ts'
import { HostingUnavailable, openHosting } from '../lib/hosting.ts'
import type { Log } from '../lib/log.ts'
import { transact } from '../lib/transact.ts'
import {
  answersVisitors,
  isWorthAMail,
  nextCheck,
  nextHealth,
  releaseTime,
  type Health,
  type Sighting,
} from './health.ts'
import { brokenLetter } from './letters.ts'
import { mailOwner } from '../lib/mail/mail-owner.ts'
import { isNamed, namersOf, noteConnected, noteLost, type Namers } from './namers.ts'
import { isGivenTo } from './proof.ts'

const DAY_MS = 86_400_000
const HALF_A_DAY_MS = DAY_MS / 2
/** How long a domain is kept for a portfolio that does not name it: somebody may be typing, or change their mind. */
const UNNAMED_KEPT_MS = 7 * DAY_MS

/** What a look has shown, and what Hosting wants in DNS where it answered. */
interface Seen {
  sighting: Sighting
  records: DomainRecord[] | null
}

/**
 * Looks at a domain that is given to a portfolio, and stores how it is. One that its portfolio has lost for good is released. May be
 * killed anywhere and run at any time: what is stored says what is left to do.
 * @returns what was seen; null where there was nothing to look at
 */
export async function checkDomain(domain: string, now: number, log: Log): Promise<Sighting | null> {
  const before = await domainRef(domain).get()
  const given = before.data()
  if (!given) return null
  if (!isNamed(await namersOf(given.portfolioId), domain)) {
    await keepForAWhile(before, now)
    return null
  }
  const seen = await look(domain, given.portfolioId, now, log)
  const after = await store(before, seen)
  if (after) await tellOwner(domain, after, now)
  return seen.sighting
}

async function look(domain: string, portfolioId: string, at: number, log: Log): Promise<Seen> {
  const hosting = openHosting()
  const quietly = async <T>(answer: Promise<T>): Promise<T | undefined> => {
    try {
      return await answer
    } catch (error) {
      if (!(error instanceof HostingUnavailable)) throw error
      log.warn('Hosting could not be asked about a domain', {
        domain,
        reason: `${error.message}: ${String(error.cause)}`,
      })
      return undefined
    }
  }
  const [proved, hosted] = await Promise.all([isGivenTo(domain, portfolioId), quietly(hosting.find(domain))])
  if (hosted === null && proved) await quietly(hosting.add(domain))
  const state = hosted === undefined ? null : (hosted?.state ?? 'absent')
  return { sighting: { at, proved, hosted: state }, records: hosted?.records ?? null }
}

/**
 * Stores how a domain is after a look. Where somebody else looked, or gave it away, in the meantime, theirs counts.
 * @returns what is stored now; nothing where it is not this portfolio's (any more)
 */
function store(before: DocumentSnapshot<DomainDocument>, { sighting, records }: Seen): Promise<DomainDocument | null> {
  return transact(async (transaction) => {
    const [again, namers] = await readAgain(transaction, before)
    const given = again?.data()
    if (!again || !given || !namers.draft.exists) return null
    const health = nextHealth(healthOf(given), sighting)
    const due = releaseTime(health)
    if (sighting.proved === false && due !== null && sighting.at >= due) {
      release(transaction, again.id, given, 'proof-gone', sighting.at)
      noteLost(transaction, namers, again.id)
      return null
    }
    const at = Timestamp.fromMillis(sighting.at)
    const complete = sighting.proved !== null && sighting.hosted !== null
    const after: DomainDocument = {
      ...given,
      hosting: health.hosting,
      hasServed: health.hasServed,
      brokenSince: moment(health.brokenSince),
      proofMissingSince: moment(health.proofMissingSince),
      unreachableSince: moment(health.unreachableSince),
      unnamedSince: null,
      records: records ?? given.records,
      checkedAt: complete ? at : given.checkedAt,
      nextCheckAt: Timestamp.fromMillis(nextCheck(health, sighting, given.provedAt.toMillis())),
    }
    transaction.set(again.ref, after)
    noteConnected(transaction, namers, again.id, answersVisitors(health))
    return after
  })
}

/** A domain that its portfolio does not name is kept for a week; that of a deleted one as long as that can be restored. */
function keepForAWhile(before: DocumentSnapshot<DomainDocument>, now: number): Promise<void> {
  return transact(async (transaction) => {
    const [again, namers] = await readAgain(transaction, before)
    const given = again?.data()
    if (!again || !given) return
    if (isNamed(namers, again.id)) return
    const isThere = namers.draft.exists
    if (!isThere && !(await transaction.get(deletedPortfolioRef(given.portfolioId))).exists)
      return release(transaction, again.id, given, 'left', now)
    const unnamedSince = isThere ? (given.unnamedSince ?? Timestamp.fromMillis(now)) : null
    if (unnamedSince && now - unnamedSince.toMillis() >= UNNAMED_KEPT_MS) {
      release(transaction, again.id, given, 'left', now)
      noteLost(transaction, namers, again.id)
      return
    }
    transaction.set(again.ref, { ...given, unnamedSince, nextCheckAt: Timestamp.fromMillis(now + HALF_A_DAY_MS) })
  })
}

/** The domain, unless it has changed since it was read, and the portfolio that has it. */
async function readAgain(
  transaction: Transaction,
  before: DocumentSnapshot<DomainDocument>,
): Promise<[DocumentSnapshot<DomainDocument> | null, Namers]> {
  const [again, namers] = await Promise.all([
    transaction.get(before.ref),
    namersOf(before.data()?.portfolioId ?? '', transaction),
  ])
  const same = again.updateTime && before.updateTime && again.updateTime.isEqual(before.updateTime)
  return [same ? again : null, namers]
}

function release(
  transaction: Transaction,
  domain: string,
  given: DomainDocument,
  reason: 'proof-gone' | 'left',
  now: number,
): void {
  transaction.delete(domainRef(domain))
  noteRelease(transaction, domain, reason, Timestamp.fromMillis(now), given)
}

/** One mail for each breakage, once it has lasted. One that could not be sent is sent after the next look. */
async function tellOwner(domain: string, given: DomainDocument, now: number): Promise<void> {
  const { brokenSince, toldOf, ownerId, portfolioId } = given
  const health = healthOf(given)
  if (!brokenSince || !isWorthAMail(health, now) || toldOf?.isEqual(brokenSince)) return
  const name = `domain-broken ${domain} ${brokenSince.toMillis()}`
  const isTold = await mailOwner(ownerId, name, (wording) => brokenLetter(domain, portfolioId, health, wording))
  if (!isTold) return
  await transact(async (transaction) => {
    const again = (await transaction.get(domainRef(domain))).data()
    if (again?.portfolioId === portfolioId) transaction.update(domainRef(domain), { toldOf: brokenSince })
  })
}

export const healthOf = (given: DomainDocument): Health => ({
  hosting: given.hosting,
  hasServed: given.hasServed,
  brokenSince: given.brokenSince?.toMillis() ?? null,
  proofMissingSince: given.proofMissingSince?.toMillis() ?? null,
  unreachableSince: given.unreachableSince?.toMillis() ?? null,
})

const moment = (ms: number | null) => (ms === null ? null : Timestamp.fromMillis(ms))
