import { PAGES_PER_ACCOUNT, PAGES_PER_PORTFOLIO, PAGES_UNVERIFIED, RESTORABLE_DAYS } from '@vitrine/common/limits'
import { ApiError } from '../../http/api-error.ts'
import type { Account } from '../../http/authenticate.ts'
import type { Count } from '../../lib/documents/kind.ts'
import { allPages } from '../../lib/documents/page.ts'
import type { PortfolioDocument } from '../../lib/documents/portfolio.ts'

/**
 * Makes sure that a portfolio may have so many more pages, in the transaction that makes them.
 * @throws ApiError unverified, limit-reached
 */
export function requireRoomForPages(
  { emailVerified }: Account,
  { pages = {} }: Pick<PortfolioDocument, 'pages'>,
  more = 1,
): void {
  const there = Object.values(pages).filter(({ deleted }) => !deleted).length + more
  if (!emailVerified && there > PAGES_UNVERIFIED) throw new ApiError('unverified', unverifiedMessage)
  if (there > PAGES_PER_PORTFOLIO) throw new ApiError('limit-reached', fullMessage)
}

/**
 * The same for the account. It is the last to read and the first to write in its transaction.
 * @throws ApiError limit-reached
 */
export async function requireRoomInAccount(uid: string, count: Count, more = 1): Promise<void> {
  const [there] = await count('pages', allPages().where('ownerId', '==', uid))
  if (there + more > PAGES_PER_ACCOUNT) throw new ApiError('limit-reached', accountFullMessage)
}

const unverifiedMessage = `Please verify your email to make more than ${PAGES_UNVERIFIED} pages.`
const fullMessage = `A portfolio can have ${PAGES_PER_PORTFOLIO} pages. Delete one that you no longer need.`
const accountFullMessage = `You have ${PAGES_PER_ACCOUNT.toLocaleString('en-US')} pages in all your portfolios, which is as many as an account can hold. Deleted ones count until they are removed for good after ${RESTORABLE_DAYS} days.`
