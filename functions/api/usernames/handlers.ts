import { usernameMessages, usernameProblem } from '@vitrine/common/username'
import type { Handlers } from '../../http/app.ts'
import { ApiError } from '../../http/api-error.ts'
import { db } from '../../lib/firebase.ts'
import { toPortfolio } from '../portfolios/portfolio.ts'
import { attach, detach } from './attach.ts'
import { claim } from './claim.ts'
import { holderRef, usernameRef, type UsernameDocument } from '../../lib/documents/username.ts'

type UsernameHandlers = Pick<
  Handlers,
  'checkUsername' | 'claimUsername' | 'ownedUsernames' | 'attachUsername' | 'detachUsername'
>

export const usernameHandlers: UsernameHandlers = {
  async checkUsername({ query }) {
    const name = query.u.toLowerCase()
    const problem = usernameProblem(name)
    if (problem) return { available: false, message: problem }
    const taken = (await usernameRef(name).get()).exists
    return { available: !taken, message: taken ? usernameMessages.taken : usernameMessages.available }
  },

  claimUsername: ({ account, body }) => claim(account.uid, acceptable(body.username)),

  async ownedUsernames({ account }) {
    const names = (await holderRef(account.uid).get()).data()?.names ?? []
    const snapshots = names.length > 0 ? await db().getAll(...names.map(usernameRef)) : []
    return {
      usernames: names,
      attachments: snapshots.map((snapshot) => ({
        username: snapshot.id,
        portfolioId: (snapshot.data() as UsernameDocument | undefined)?.portfolioId ?? null,
      })),
    }
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
