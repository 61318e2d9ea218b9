import type { Transaction } from 'firebase-admin/firestore'
import { otherLanguagesOf } from '@vitrine/common/languages'
import { plans } from '@vitrine/common/plans'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { ApiError } from '../../http/api-error.ts'
import { readPlan } from '../../lib/documents/plan.ts'

/**
 * Whether a plan includes the languages that are added. Who had more on another plan keeps them: visitors then read as many as the plan
 * includes, in the owner's order (servedLanguages).
 * @throws ApiError pro-required
 */
export async function requireLanguages(
  uid: string,
  { before, after }: Record<'before' | 'after', PortfolioContent>,
  transaction: Transaction,
): Promise<void> {
  const count = otherLanguagesOf(after).length + 1
  if (count <= plans.free.languages || count <= otherLanguagesOf(before).length + 1) return
  const { languages } = plans[await readPlan(uid, transaction)]
  if (count > languages)
    throw new ApiError(
      'pro-required',
      `The Free plan has ${plans.free.languages} languages for each portfolio. With Pro, add as many as you like.`,
    )
}
