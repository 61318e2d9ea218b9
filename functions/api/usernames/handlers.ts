import { Timestamp } from 'firebase-admin/firestore'
import { usernameMessages, usernameProblem } from '@vitrine/common/username'
import type { Handlers } from '../../http/app.ts'
import { ApiError } from '../../http/api-error.ts'
import { claimability, usernameRef } from '../../lib/documents/username.ts'
import { iso, toPortfolio } from '../portfolios/portfolio.ts'
import { attach, detach } from './attach.ts'
import { claim } from './claim.ts'
import { owned } from './owned.ts'
import { release } from './release.ts'

type UsernameHandlers = Pick<
  Handlers,
  'checkUsername' | 'claimUsername' | 'ownedUsernames' | 'releaseUsername' | 'attachUsername' | 'detachUsername'
>

export const usernameHandlers: UsernameHandlers = {
  async checkUsername({ query }) {
    const name = query.u.toLowerCase()
    const problem = usernameProblem(name)
    if (problem) return { available: false, message: problem }
    const stored = (await usernameRef(name).get()).data()
    const available = claimability(stored, null, Timestamp.now()) === 'claimable'
    return { available, message: available ? usernameMessages.available : usernameMessages.taken }
  },

  claimUsername: ({ account, body }) => claim(account.uid, acceptable(body.username), Timestamp.now()),

  ownedUsernames: ({ account }) => owned(account.uid, Timestamp.now()),

  async releaseUsername({ account, body }) {
    const username = acceptable(body.username)
    const reservedUntil = await release(account.uid, username, Timestamp.now())
    return { username, reservedUntil: reservedUntil && iso(reservedUntil) }
  },

  async attachUsername({ account, params, body }) {
    return toPortfolio(params.id, await attach(account.uid, params.id, acceptable(body.username), body.move ?? false))
  },

  async detachUsername({ account, params }) {
    return toPortfolio(params.id, await detach(account.uid, params.id))
  },
}

/** The name as it is stored. @throws ApiError invalid-input with the rule that it breaks */
function acceptable(input: string): string {
  const name = input.toLowerCase()
  const problem = usernameProblem(name)
  if (problem) throw new ApiError('invalid-input', problem, { issues: [{ path: 'body.username', message: problem }] })
  return name
}
