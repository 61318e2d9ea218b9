import type { UserRecord } from 'firebase-admin/auth'
import { newProfile, profileName, type UserProfile } from '@vitrine/common/profile'
import type { Handlers } from '../../http/app.ts'
import { ApiError } from '../../http/api-error.ts'
import { auth } from '../../lib/auth.ts'
import { db } from '../../lib/firebase.ts'
import { withDeadline } from '../../lib/deadline.ts'
import type { Log } from '../../lib/log.ts'
import { provisionCredits } from './initial-credits.ts'
import { findNewAccount } from './new-account.ts'

type UserHandlers = Pick<
  Handlers,
  'initializeUser' | 'getSettings' | 'syncEmail' | 'provisionInitialCredits' | 'sendWelcomeEmail'
>

export const userHandlers: UserHandlers = {
  async initializeUser({ account, body }) {
    if (body.userId !== account.uid) throw new ApiError('forbidden', 'This is not your account')
    const ref = db().collection('users').doc(account.uid)
    if (!(await ref.get()).exists) {
      const user = await auth().getUser(account.uid)
      const profile = newProfile({
        email: user.email ?? '',
        name: profileName(user.displayName),
        verified: user.emailVerified,
      })
      await ref.create(profile).catch(async (error: unknown) => {
        // The browser may have created the profile in the meantime; then it stays.
        if (!(await ref.get()).exists) throw error
      })
    }
    return { initialized: true }
  },

  async getSettings({ account }) {
    const profile = (await db().collection('users').doc(account.uid).get()).data() as UserProfile | undefined
    return {
      subscription_level: profile?.subscription_level ?? 'free',
      subscription_status: profile?.subscription_status ?? 'none',
      credits: profile?.credits ?? 0,
      onboardingCompleted: profile?.onboardingCompleted ?? false,
    }
  },

  async syncEmail({ account, log }) {
    const { syncEmailOf } = await import('./sync-email.ts')
    return { email: await syncEmailOf(account, log) }
  },

  provisionInitialCredits: ({ body, log }) => forNewAccount(body, log, ({ uid }) => provisionCredits(uid)),

  sendWelcomeEmail: ({ body, log }) =>
    forNewAccount(body, log, async (account) => {
      const { sendWelcome } = await import('./welcome-mail.ts')
      await sendWelcome(account)
    }),
}

/**
 * Does something for the account that a call without a token names. The answer is always the same: it tells a stranger
 * neither whether there is such an account nor what became of the call.
 */
async function forNewAccount(
  body: { userId: string; userEmail: string },
  log: Log,
  act: (account: UserRecord) => Promise<void>,
): Promise<{ accepted: true }> {
  try {
    await withDeadline('form', async () => {
      const account = await findNewAccount(body)
      if (account) await act(account)
    })
  } catch (error) {
    log.error('A new account was not served', error, { userId: body.userId })
  }
  return { accepted: true }
}
