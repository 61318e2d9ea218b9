import { PORTFOLIOS_PER_ACCOUNT, PORTFOLIOS_UNVERIFIED, RESTORABLE_DAYS } from '@vitrine/common/limits'
import { ApiError } from '../../http/api-error.ts'
import type { Account } from '../../http/authenticate.ts'
import { deletedPortfolios } from '../../lib/documents/deleted-portfolio.ts'
import type { Count } from '../../lib/documents/kind.ts'
import { db } from '../../lib/firebase.ts'

/**
 * Makes sure that an account may have one more portfolio, in the transaction that makes it. Deleted ones count while they can be
 * restored: they take up as much.
 * @throws ApiError unverified, limit-reached
 */
export async function requireRoom({ uid, emailVerified }: Account, count: Count): Promise<void> {
  const [kept, deleted] = await count(
    'portfolios',
    db().collection('portfolios').where('ownerId', '==', uid),
    deletedPortfolios().where('ownerId', '==', uid),
  )
  const there = kept + deleted
  if (!emailVerified && there >= PORTFOLIOS_UNVERIFIED) throw new ApiError('unverified', unverifiedMessage)
  if (there >= PORTFOLIOS_PER_ACCOUNT) throw new ApiError('limit-reached', fullMessage)
}

const unverifiedMessage = `Please verify your email to make more than ${PORTFOLIOS_UNVERIFIED} portfolios.`

const fullMessage = `You have ${PORTFOLIOS_PER_ACCOUNT} portfolios, which is as many as an account can hold. Deleted ones count until they are removed for good after ${RESTORABLE_DAYS} days.`
