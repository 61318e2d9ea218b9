import { useSyncExternalStore } from 'react'

/** vite/before-paint.ts reads the same key before the first paint. */
const STORAGE_KEY = 'vitrine-signed-in'

const listeners = new Set<() => void>()

/** Stores whether somebody is signed in, for pages that do not load the Auth SDK. */
export function noteSession(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(STORAGE_KEY, '1')
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Without storage the landing page shows its signed-out state; the sign-in screen redirects.
  }
  for (const listener of listeners) listener()
}

function isNoted(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether somebody was signed in when the app was last open. Only a hint, for links. */
export const useSessionHint = (): boolean => useSyncExternalStore(subscribe, isNoted, () => false)
