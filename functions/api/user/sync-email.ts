import { errorMessages } from '@vitrine/common/api/errors'
import { ApiError, unavailable } from '../../http/api-error.ts'
import type { Account } from '../../http/authenticate.ts'
import { auth } from '../../lib/auth.ts'
import { db } from '../../lib/firebase.ts'
import { wasRefused } from '../../lib/firestore-status.ts'
import type { Log } from '../../lib/log.ts'
import { isStripeError, PaymentNotSetUp } from '../../lib/stripe.ts'
import { followEmail } from '../../payments/provider/follow-email.ts'

/**
 * Copies the account's address to the payment provider and then to the profile. The profile comes last: as long as it differs, the
 * next visit asks again. The address comes from the token. A token from before the last change is refused, otherwise an old
 * tab could revert the change.
 */
export async function syncEmailOf({ uid, email, emailVerified }: Account, log: Log): Promise<string> {
  if (!email || !emailVerified) throw new ApiError('unverified', 'Please verify your email first.')
  if ((await auth().getUser(uid)).email !== email) throw new ApiError('unauthenticated', errorMessages.authentication)
  try {
    await followEmail(uid, email)
  } catch (error) {
    if (!(error instanceof PaymentNotSetUp) && !isStripeError(error)) throw error
    log.error('The payment provider did not take the new address', error)
    throw unavailable(errorMessages.unavailable, 'payment-unavailable')
  }
  await db()
    .collection('users')
    .doc(uid)
    .update({ email })
    .catch((error: unknown) => {
      // An account without a profile gets one, with its current address, at the next sign-in.
      if (!wasRefused(error, 'not-found')) throw error
    })
  return email
}
