import type { LinkKind, PrivateLink } from '@vitrine/common/api/private-links'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const on = (date: string) => day.format(new Date(date))
const at = (date: string) => moment.format(new Date(date))
const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)
const some = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const linkKinds: readonly LinkKind[] = ['private', 'review']

/** How many links of a kind the account has open, and whether there is room for one more. */
export function roomOf(kind: LinkKind, open: number, most: number): string {
  const links = most === 1 ? `${kind} link` : `${kind} links`
  if (open < most) return `${open} of ${most} ${links} of your account ${open === 1 ? 'is' : 'are'} open.`
  return most === 1
    ? `Your ${links} is open. Revoke it to make another.`
    : `All ${most} of your ${links} are open. Revoke one to make another.`
}

/** What a link shows, until when, and what it asks for. */
export function linkFacts({ kind, shows, hasPassword, state, until, revokedAt }: PrivateLink): string {
  const end =
    state === 'revoked' && revokedAt
      ? `Revoked on ${on(revokedAt)}`
      : state === 'ended'
        ? `Ended on ${on(until)}`
        : `Ends on ${on(until)}`
  return [
    end,
    kind === 'review' ? 'the draft, with comments' : shows.from === 'draft' ? 'the draft' : 'the published page',
    shows.items === null ? 'everything' : some(shows.items.length, 'chosen entry').replace('entrys', 'entries'),
    ...(shows.pages?.length ? [some(shows.pages.length, 'chosen page')] : []),
    hasPassword ? 'with a password' : 'no password',
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
  if (opened === 0 || !firstOpenedAt || !lastOpenedAt) return 'Not opened yet'
  const when =
    firstOpenedAt === lastOpenedAt ? `on ${at(firstOpenedAt)}` : `first ${at(firstOpenedAt)}, last ${at(lastOpenedAt)}`
  const opening = `Opened ${times(opened)} on ${some(devices, 'device')}, ${when}.`
  return opensPages({ pages }) ? `${opening} ${whichPages(pages, titles)}.` : opening
}

/** Whether somebody saw more of a link than its home page. */
export const opensPages = ({ pages }: Pick<PrivateLink, 'pages'>): boolean => pages.some(({ page }) => page !== 'home')

/** Such as “Home page once, “Night tram” twice”, the one that was opened most first. */
function whichPages(pages: PrivateLink['pages'], titles: ReadonlyMap<string, string> | undefined): string {
  if (!titles) {
    const others = pages.filter(({ page }) => page !== 'home').reduce((sum, { opened }) => sum + opened, 0)
    return `Case studies and articles: ${times(others)}`
  }
  const nameOf = (page: string) => {
    const title = titles.get(page)
    return page === 'home' ? 'Home page' : title === undefined ? 'a page since deleted' : `“${title}”`
  }
  return pages
    .toSorted((one, other) => other.opened - one.opened)
    .map(({ page, opened }) => `${nameOf(page)} ${times(opened)}`)
    .join(', ')
    .replace(/^a /, 'A ')
}
