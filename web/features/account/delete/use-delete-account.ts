import { useState } from 'react'
import type { User } from 'firebase/auth'
import { toast } from '../../../lib/toast.ts'
import { DELETION_WORD } from '@vitrine/common/account'
import { deleteAccount } from '@vitrine/common/api/account'
import { ApiError } from '../../../lib/api-error.ts'
import { request } from '../../../lib/api.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { Superseded, useSignOut } from '../../auth/index.ts'
import { ProofError } from '../identity.ts'
import { accountMessages } from '../messages.ts'

export interface DeleteAccount {
  deleting: boolean
  failure: string | null
  /** The last sign-in is too long ago: the person has to prove who they are. */
  proofNeeded: boolean
  /** Deletes the account, after the proof where one is given, and signs out. */
  submit: (prove?: () => Promise<void>) => Promise<void>
}

export function useDeleteAccount(user: User): DeleteAccount {
  const signOut = useSignOut()
  const [deleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [proofNeeded, setProofNeeded] = useState(false)

  async function submit(prove?: () => Promise<void>): Promise<void> {
    setDeleting(true)
    setFailure(null)
    try {
      await prove?.()
      const { finished } = await request(deleteAccount, {
        params: { uid: user.uid },
        body: { confirmation: DELETION_WORD },
      })
      await signOut()
      toast.success(say(finished ? accountMessages.deleted : accountMessages.deletionGoesOn))
    } catch (error) {
      if (error instanceof Superseded) return
      if (error instanceof ApiError && error.code === 'recent-login-required') setProofNeeded(true)
      else setFailure(failureOf(error))
      setDeleting(false)
    }
  }

  return { deleting, failure, proofNeeded, submit }
}

function failureOf(error: unknown): string {
  if (error instanceof ProofError) return error.message
  const failed = say(accountMessages.deleteFailed)
  return error instanceof ApiError && error.status === 0
    ? say('{text}. {more}', { text: heard(error.message), more: failed })
    : failed
}
