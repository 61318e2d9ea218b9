import type { LinkKind, PrivateLink } from '@vitrine/common/api/private-links'
import { appLanguage } from '../../../lib/words/language.ts'
import { say, saidCount } from '../../../lib/words/say.ts'

const written = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Date(date).toLocaleString(appLanguage() === 'en' ? 'en-GB' : appLanguage(), options)
const on = (date: string) => written(date, { day: 'numeric', month: 'short', year: 'numeric' })
const at = (date: string) => written(date, { dateStyle: 'medium', timeStyle: 'short' })
const times = (n: number) => (n === 1 ? say('once') : n === 2 ? say('twice') : say('{n} times', { n }))

export const linkKinds: readonly LinkKind[] = ['private', 'review']

/** How many links of a kind the account has open, and whether there is room for one more. */
export function roomOf(kind: LinkKind, open: number, most: number): string {
  const isReview = kind === 'review'
  if (open < most) {
    if (most === 1)
      return isReview
        ? say('{n} of 1 review link of your account are open.', { n: open })
        : say('{n} of 1 private link of your account are open.', { n: open })
    if (open === 1)
      return isReview
        ? say('1 of {most} review links of your account is open.', { most })
        : say('1 of {most} private links of your account is open.', { most })
    return isReview
      ? say('{n} of {most} review links of your account are open.', { n: open, most })
      : say('{n} of {most} private links of your account are open.', { n: open, most })
  }
  if (most === 1)
    return isReview
      ? say('Your review link is open. Revoke it to make another.')
      : say('Your private link is open. Revoke it to make another.')
  return isReview
    ? say('All {most} of your review links are open. Revoke one to make another.', { most })
    : say('All {most} of your private links are open. Revoke one to make another.', { most })
}

/** What a link shows, until when, and what it asks for. */
export function linkFacts({ kind, shows, hasPassword, state, until, revokedAt }: PrivateLink): string {
  const end =
    state === 'revoked' && revokedAt
      ? say('Revoked on {date}', { date: on(revokedAt) })
      : state === 'ended'
        ? say('Ended on {date}', { date: on(until) })
        : say('Ends on {date}', { date: on(until) })
  return [
    end,
    kind === 'review'
      ? say('the draft, with comments')
      : shows.from === 'draft'
        ? say('the draft')
        : say('the published page'),
    shows.items === null ? say('everything') : saidCount(shows.items.length, '1 chosen entry', '{n} chosen entries'),
    ...(shows.pages?.length ? [saidCount(shows.pages.length, '1 chosen page', '{n} chosen pages')] : []),
    hasPassword ? say('with a password') : say('no password'),
  ].join(' · ')
}

/**
 * How often a link was opened, and which of its pages.
 * @param titles of case studies and articles by id; undefined while they are not known
 */
export function linkFigures(
  { opened, devices, firstOpenedAt, lastOpenedAt, pages }: PrivateLink,
  titles?: ReadonlyMap<string, string>,
): string {
  if (opened === 0 || !firstOpenedAt || !lastOpenedAt) return say('Not opened yet')
  const often = times(opened)
  const where = saidCount(devices, 'on 1 device', 'on {n} devices')
  const first = at(firstOpenedAt)
  const opening =
    firstOpenedAt === lastOpenedAt
      ? say('Opened {times} {where}, on {date}.', { times: often, where, date: first })
      : say('Opened {times} {where}, first {first}, last {last}.', {
          times: often,
          where,
          first,
          last: at(lastOpenedAt),
        })
  return opensPages({ pages }) ? `${opening} ${whichPages(pages, titles)}` : opening
}

/** Whether somebody saw more of a link than its home page. */
export const opensPages = ({ pages }: Pick<PrivateLink, 'pages'>): boolean => pages.some(({ page }) => page !== 'home')

/** Such as “Home page once, “Night tram” twice”, the one that was opened most first. */
function whichPages(pages: PrivateLink['pages'], titles: ReadonlyMap<string, string> | undefined): string {
  if (!titles) {
    const others = pages.filter(({ page }) => page !== 'home').reduce((sum, { opened }) => sum + opened, 0)
    return say('Case studies and articles: {times}.', { times: times(others) })
  }
  const saidOf = ({ page, opened }: PrivateLink['pages'][number]) => {
    const title = titles.get(page)
    if (page === 'home') return say('Home page {times}', { times: times(opened) })
    if (title === undefined) return say('a page since deleted {times}', { times: times(opened) })
    return say('“{title}” {times}', { title, times: times(opened) })
  }
  const said = pages
    .toSorted((one, other) => other.opened - one.opened)
    .map(saidOf)
    .join(', ')
  return `${said.charAt(0).toLocaleUpperCase(appLanguage())}${said.slice(1)}.`
}
