import type { DomainObstacle, DomainStatus } from '@vitrine/common/api/domains'
import type { BadgeTone } from '../../../../components/badge.tsx'

export interface DomainText {
  tone: BadgeTone
  /** The state in two or three words. */
  title: string
  /** What it means, and what to do next. */
  text: string
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const time = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

export const dayOf = (moment: string): string => day.format(new Date(moment))
export const timeOf = (moment: string): string => time.format(new Date(moment))

/** Of a domain that has never served. */
const waiting: Record<DomainObstacle, DomainText> = {
  proof: {
    tone: 'warning',
    title: 'Proof missing',
    text: 'Until DNS says that the domain is yours, nothing is shown there. Set the records below, then check the domain.',
  },
  setup: {
    tone: 'accent',
    title: 'Proof found',
    text: 'The domain is yours. We are setting it up, which takes a few minutes. Set the other records below in the meantime.',
  },
  pointing: {
    tone: 'warning',
    title: 'Not pointing here',
    text: 'The domain is yours, but it does not lead to your page yet. Set the records below that are missing.',
  },
  conflict: {
    tone: 'warning',
    title: 'Not pointing here only',
    text: 'The domain leads to other places, too. Remove the records that are marked below, and any other that leads elsewhere.',
  },
  certificate: {
    tone: 'accent',
    title: 'Waiting for the certificate',
    text: 'Everything is set. The certificate that browsers ask for is on its way: mostly within an hour, at most a day.',
  },
}

/** Of one that has. */
const broken: Record<DomainObstacle, string> = {
  proof: 'The record that proves that the domain is yours is gone.',
  setup: 'Its connection was lost on our side. We are setting it up again; there is nothing that you have to do.',
  pointing: 'It does not lead to your page any more. Set the records below that are missing.',
  conflict:
    'It leads to other places, too. Remove the records that are marked below, and any other that leads elsewhere.',
  certificate:
    'Its certificate has run out, and browsers refuse to open it. We are getting a new one; keep the records below.',
}

/** A domain's state in plain words. */
export function domainText(status: DomainStatus): DomainText {
  const { domain, state, isLive, obstacle, brokenSince, releasedAt, watchedUntil } = status
  if (state === 'invalid' || obstacle === null)
    return state === 'serving'
      ? {
          tone: 'success',
          title: 'Serving',
          text: isLive ? `Visitors find your page at ${domain}.` : `Your page is at ${domain} once you publish it.`,
        }
      : { tone: 'danger', title: 'No domain', text: 'This is no domain. Enter it as in portfolio.example.com.' }
  const release = releasedAt && `Set it again by ${dayOf(releasedAt)}, or the domain is disconnected.`
  if (brokenSince) {
    const text = [broken[obstacle], release].filter(Boolean).join(' ')
    return { tone: 'danger', title: `Broken since ${timeOf(brokenSince)}`, text }
  }
  const known = waiting[obstacle]
  if (release) return { ...known, text: `${broken.proof} ${release}` }
  if (obstacle === 'proof' && watchedUntil)
    return {
      ...known,
      text: `The TXT record was not found yet. New records can take an hour to be seen. You can leave this page: we go on looking until ${dayOf(watchedUntil)}.`,
    }
  return known
}
