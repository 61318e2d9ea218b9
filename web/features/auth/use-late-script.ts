import { useEffect } from 'react'
import { idle } from '../../lib/idle.ts'

/** What signing in and up needs comes while the person types: the Auth SDK, Firestore, and what calls them. */
export const signInScript = () => import('./account-actions.ts')
export const signUpScript = () => import('./sign-up.ts')
export const googleScript = () => import('./google/sign-in.ts')

/** Loads it once the screen is there. A failure shows when it is needed. */
export function useLateScript(load: () => Promise<unknown>): void {
  useEffect(() => {
    void idle().then(() =>
      Promise.allSettled([
        load(),
        googleScript(),
        __GOOGLE_CHOOSER__ ? null : import('./google/window.ts'),
        import('../../lib/firestore-lite.ts'),
      ]),
    )
  }, [load])
}
