import { useEffect, useRef } from 'react'
import type { User } from 'firebase/auth'
import { say } from '../../lib/words/say.ts'
import { AccountError, proveWithGoogle, Superseded, useGoogleWindow } from '../auth/index.ts'
import { hasPassword, ProofError, provePassword } from './identity.ts'
import { accountMessages } from './messages.ts'

/** Asks for the password or, if the account has none, for Google's confirmation. */
export function useProof(user: User) {
  const { asking, ask } = useGoogleWindow()
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])

  /** @throws ProofError with a message; Superseded if a newer attempt was made or the form was closed */
  async function prove(password: string): Promise<void> {
    if (hasPassword(user)) await provePassword(user, password)
    else await ask(() => proveWithGoogle(user)).catch(asProofError)
    if (left.current) throw new Superseded('Closed')
  }

  return { asking, prove }
}

function asProofError(cause: unknown): never {
  if (cause instanceof Superseded) throw cause
  const message = cause instanceof AccountError ? cause.message : say(accountMessages.reauthenticationFailed)
  throw new ProofError(message, { cause })
}
