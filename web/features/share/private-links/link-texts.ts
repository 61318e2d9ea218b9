import type { PrivateLink } from '@vitrine/common/api/private-links'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const on = (date: string) => day.format(new Date(date))
const at = (date: string) => moment.format(new Date(date))
const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)
const some = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** What a link shows, until when, and what it asks for. */
export function linkFacts({ shows, hasPassword, state, until, revokedAt }: PrivateLink): string {
  const end =
    state === 'revoked' && revokedAt
      ? `Revoked on ${on(revokedAt)}`
      : state === 'ended'
        ? `Ended on ${on(until)}`
        : `Ends on ${on(until)}`
  return [
    end,
    shows.from === 'draft' ? 'the draft' : 'the published page',
    shows.items === null ? 'everything' : some(shows.items.length, 'chosen entry').replace('entrys', 'entries'),
    hasPassword ? 'with a password' : 'no password',
  ].join(' · ')
}

/** How often a link was opened. */
export function linkFigures({ opened, devices, firstOpenedAt, lastOpenedAt, pages }: PrivateLink): string {
  if (opened === 0 || !firstOpenedAt || !lastOpenedAt) return 'Not opened yet'
  const when =
    firstOpenedAt === lastOpenedAt ? `on ${at(firstOpenedAt)}` : `first ${at(firstOpenedAt)}, last ${at(lastOpenedAt)}`
  const others = pages.filter(({ page }) => page !== 'home')
  const which =
    others.length > 0 ? ` Pages: ${pages.map(({ page, opened: count }) => `${page} ${count}`).join(', ')}.` : ''
  return `Opened ${times(opened)} on ${some(devices, 'device')}, ${when}.${which}`
}
