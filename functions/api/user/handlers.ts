import { newProfile, type UserProfile } from '@vitrine/common/profile'
import type { Handlers } from '../../http/app.ts'
import { ApiError } from '../../http/api-error.ts'
import { auth, db } from '../../lib/firebase.ts'

export const userHandlers: Pick<Handlers, 'initializeUser' | 'getSettings'> = {
  async initializeUser({ account, body }) {
    if (body.userId !== account.uid) throw new ApiError('forbidden', 'This is not your account')
    const ref = db().collection('users').doc(account.uid)
    if (!(await ref.get()).exists) {
      const user = await auth().getUser(account.uid)
      const profile = newProfile({ email: user.email ?? '', name: user.displayName ?? 'User', verified: user.emailVerified })
      await ref.create(profile).catch(async (error: unknown) => {
        // The browser may have made the profile in the meantime, which is as good.
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
}
