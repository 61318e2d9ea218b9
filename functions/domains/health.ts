import type { DomainObstacle, DomainState, DomainStatus } from '@vitrine/common/api/domains'
import type { HostingStep } from '../lib/documents/domain.ts'
import type { HostedDomain } from '../lib/hosting-answer.ts'

/** How a domain is, as far as it is known. Times are in milliseconds since 1970. */
export interface Health {
  hosting: HostingStep
  /** Whether visitors have ever found the page there: only then can it break. */
  hasServed: boolean
  brokenSince: number | null
  proofMissingSince: number | null
  unreachableSince: number | null
}

/** What one look at a domain has shown. */
export interface Sighting {
  at: number
  /** Whether DNS has the proof; null where it did not answer. */
  proved: boolean | null
  /** null where Hosting did not answer, `absent` where it does not have the domain. */
  hosted: HostedDomain['state'] | 'absent' | null
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long a domain is kept for its portfolio without its proof in DNS. */
const PROOF_KEPT_MS = 30 * DAY_MS
/** Name servers that did not answer for that long are taken to be gone. */
const UNREACHABLE_MS = 6 * HOUR_MS
/** A breakage that is over at the next look is nothing to write about. */
const MAIL_AFTER_MS = 10 * MINUTE_MS

/** How a domain is after a look. What did not answer changes nothing, so no outage makes a domain look broken. */
export function nextHealth(before: Health, { at, proved, hosted }: Sighting): Health {
  const unreachableSince =
    hosted === 'unreachable' ? (before.unreachableSince ?? at) : hosted === null ? before.unreachableSince : null
  const hosting = hosted === null ? before.hosting : stepAfter(before.hosting, hosted, at - (unreachableSince ?? at))
  const proofMissingSince =
    proved === null ? before.proofMissingSince : proved ? null : (before.proofMissingSince ?? at)
  const serves = hosting === 'active' && proofMissingSince === null
  const hasServed = before.hasServed || serves
  const brokenSince = serves || !hasServed ? null : (before.brokenSince ?? at)
  return { hosting, hasServed, brokenSince, proofMissingSince, unreachableSince }
}

function stepAfter(before: HostingStep, hosted: NonNullable<Sighting['hosted']>, unreachableMs: number): HostingStep {
  switch (hosted) {
    case 'unknown':
      return before
    case 'unreachable':
      return unreachableMs >= UNREACHABLE_MS ? 'pointing' : before
    case 'absent':
      return 'setup'
    default:
      return hosted
  }
}

/** What keeps visitors from finding the page at the domain, or will; the owner has to deal with one at a time. */
export const obstacleOf = ({ proofMissingSince, hosting }: Health): DomainObstacle | null =>
  proofMissingSince !== null ? 'proof' : hosting === 'active' ? null : hosting

const stateBefore = {
  proof: 'proof-missing',
  setup: 'proof-found',
  pointing: 'not-pointing',
  conflict: 'not-pointing',
  certificate: 'certificate',
} as const satisfies Record<DomainObstacle, DomainState>

export function stateOf(health: Health): DomainState {
  const obstacle = obstacleOf(health)
  if (obstacle === null) return 'serving'
  return health.hasServed ? 'broken' : stateBefore[obstacle]
}

export const stepsOf = ({ proofMissingSince, hosting }: Health): DomainStatus['steps'] => ({
  proved: proofMissingSince === null,
  pointsHere: hosting === 'certificate' || hosting === 'active',
  hasCertificate: hosting === 'active',
})

/** Whether visitors get the page there. Without its proof they do until the domain is released. */
export const answersVisitors = ({ hosting }: Health): boolean => hosting === 'active'

/** When the domain is released unless its proof is back. */
export const releaseTime = ({ proofMissingSince }: Health): number | null =>
  proofMissingSince === null ? null : proofMissingSince + PROOF_KEPT_MS

export const isWorthAMail = ({ brokenSince }: Health, now: number): boolean =>
  brokenSince !== null && now - brokenSince >= MAIL_AFTER_MS

const SOONEST_MS = 5 * MINUTE_MS
const LATEST_MS = 12 * HOUR_MS
/** How soon what did not answer is asked again. */
const OUTAGE_MS = 30 * MINUTE_MS

/** When to look again at something that began to wait at a moment: every few minutes at first, twice a day after two days. */
export const nextLook = (since: number, now: number): number =>
  now + Math.min(LATEST_MS, Math.max(SOONEST_MS, (now - since) / 4))

/** When to look again at a domain. */
export function nextCheck(health: Health, { at, proved, hosted }: Sighting, provedAt: number): number {
  const regular =
    obstacleOf(health) === null
      ? at + LATEST_MS
      : nextLook(health.brokenSince ?? health.proofMissingSince ?? provedAt, at)
  return proved === null || hosted === null || hosted === 'unreachable' ? Math.min(regular, at + OUTAGE_MS) : regular
}
