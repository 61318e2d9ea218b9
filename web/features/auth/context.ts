import { createContext, useContext } from 'react'
import type { User } from 'firebase/auth'
import type { UserProfile } from '@vitrine/common/profile'

export interface Session {
  user: User | null
  /** Whose screens to show: the account's, and before that is known, that of who was signed in when the app was last open. */
  uid: string | null
  /** Before it has been read, as it was kept on this device. Null while signed out, while loading, and when it could not be read. */
  profile: UserProfile | null
  /** True until it is known who is signed in and the first profile result has come. */
  loading: boolean
}

export const AuthContext = createContext<Session | null>(null)

/** The signed-in account. */
export function useAuth(): Session {
  const session = useContext(AuthContext)
  if (!session) throw new Error('useAuth must be used within an AuthProvider')
  return session
}
