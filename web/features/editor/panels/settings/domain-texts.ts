import type { DomainObstacle, DomainStatus } from '@vitrine/common/api/domains'
import type { BadgeTone } from '../../../../components/badge.tsx'
import { appLocale } from '../../../../lib/words/language.ts'
import { say } from '../../../../lib/words/say.ts'
import type { Word } from '../../../../lib/words/words.ts'

export interface DomainText {
  tone: BadgeTone
  /** The state in two or three words. */
  title: string
  /** What it means, and what to do next. */
  text: string
}

/** English dates are British here. */
const dateOf = (moment: string, time?: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(appLocale().replace('US', 'GB'), { day: 'numeric', month: 'long', ...time }).format(
    new Date(moment),
  )

export const timeOf = (moment: string): string => dateOf(moment, { hour: '2-digit', minute: '2-digit' })

/** Of a domain that has never served. */
const waiting: Record<DomainObstacle, { tone: BadgeTone; title: Word; text: Word }> = {
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
const broken: Record<DomainObstacle, Word> = {
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
          title: say('Serving'),
          text: say(isLive ? 'Visitors find your page at {domain}.' : 'Your page is at {domain} once you publish it.', {
            domain: domain ?? '',
          }),
        }
      : {
          tone: 'danger',
          title: say('No domain'),
          text: say('That’s not a domain. Enter one like portfolio.example.com.'),
        }
  const release =
    releasedAt && say('Set it again by {day}, or the domain is disconnected.', { day: dateOf(releasedAt) })
  if (brokenSince) {
    const text = [say(broken[obstacle]), release].filter(Boolean).join(' ')
    return { tone: 'danger', title: say('Broken since {time}', { time: timeOf(brokenSince) }), text }
  }
  const { tone, title, text } = waiting[obstacle]
  const known = { tone, title: say(title), text: say(text) }
  if (release) return { ...known, text: `${say(broken.proof)} ${release}` }
  if (obstacle === 'proof' && watchedUntil)
    return {
      ...known,
      text: say(
        'We haven’t found the TXT record yet. New records can take up to an hour. You can leave this page: we’ll keep checking until {day}.',
        { day: dateOf(watchedUntil) },
      ),
    }
  return known
}
