import { setTimeout as after } from 'node:timers/promises'
import { Timestamp } from 'firebase-admin/firestore'
import { RECENT_LOGIN_SECONDS } from '@vitrine/common/account'
import { beginDeletion, runDeletion } from '../../accounts/deletion.ts'
import type { Handlers } from '../../http/app.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Account } from '../../http/authenticate.ts'
import { withoutDeadline } from '../../lib/deadline.ts'
import { exportPage } from './export.ts'

/** A large account takes longer to delete than a browser waits; the rest is done without it. */
const ANSWER_WITHIN_MS = 8_000

export const accountHandlers: Pick<Handlers, 'exportAccount' | 'deleteAccount'> = {
  exportAccount: ({ account, query }) => exportPage(account.uid, query.cursor),

  async deleteAccount({ account, log }) {
    const now = Timestamp.now()
    requireRecentLogin(account, now)
    await beginDeletion(account.uid, now)
    const deletion = withoutDeadline(() => runDeletion(account.uid, now)).then(
      () => true,
      (error: unknown) => {
        log.error('The deletion of an account has to be resumed', error, { uid: account.uid })
        return false
      },
    )
    return { finished: await Promise.race([deletion, after(ANSWER_WITHIN_MS, false, { ref: false })]) }
  },
}

/** @throws ApiError recent-login-required */
function requireRecentLogin({ authTime }: Account, now: Timestamp): void {
  if (now.seconds - authTime > RECENT_LOGIN_SECONDS) {
    throw new ApiError('recent-login-required', 'Your last sign-in is too long ago. Please confirm that it is you.')
  }
}
