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
    text: 'Nothing is shown there until DNS proves that the domain is yours. Set the records below, then check the domain.',
  },
  setup: {
    tone: 'accent',
    title: 'Proof found',
    text: 'The domain is yours. We are setting it up, which takes a few minutes. Set the other records below in the meantime.',
  },
  pointing: {
    tone: 'warning',
    title: 'Not pointing here',
    text: 'The domain is yours, but it doesn’t lead to your page yet. Set the missing records below.',
  },
  conflict: {
    tone: 'warning',
    title: 'Not pointing here only',
    text: 'The domain also leads elsewhere. Remove the records marked below, and any others that lead elsewhere.',
  },
  certificate: {
    tone: 'accent',
    title: 'Waiting for the certificate',
    text: 'Everything is set. We’re waiting for the certificate, usually within an hour, at most a day.',
  },
}

/** Of one that has. */
const broken: Record<DomainObstacle, string> = {
  proof: 'The record that proves the domain is yours is missing.',
  setup: 'Its connection was lost on our side. We’re setting it up again; you don’t have to do anything.',
  pointing: 'It no longer leads to your page. Set the missing records below.',
  conflict: 'It also leads elsewhere. Remove the records marked below, and any others that lead elsewhere.',
  certificate:
    'Its certificate has expired, and browsers refuse to open it. We’re getting a new one; keep the records below.',
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
      : { tone: 'danger', title: 'No domain', text: 'That’s not a domain. Enter one like portfolio.example.com.' }
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
      text: `We haven’t found the TXT record yet. New records can take up to an hour. You can leave this page: we’ll keep checking until ${dayOf(watchedUntil)}.`,
    }
  return known
}
