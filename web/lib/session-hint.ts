/** vite/before-paint.ts reads the same key before the first paint. */
const STORAGE_KEY = 'vitrine-signed-in'

/**
 * Stores whether somebody is signed in, for pages that do not load the Auth SDK, and for styles: `data-signed-in` of the document
 * chooses between what strangers and owners are offered (components/signed-in-choice.tsx).
 */
export function noteSession(signedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', signedIn)
  try {
    if (signedIn) localStorage.setItem(STORAGE_KEY, '1')
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Without storage the landing page shows its signed-out state; the sign-in screen redirects.
  }
}

/** Keeps a page without the Auth SDK true to what other tabs note. */
export function followSession(): void {
  window.addEventListener('storage', ({ key }) => {
    // Without a key, all of the storage was cleared.
    if (key === STORAGE_KEY || key === null)
      document.documentElement.toggleAttribute('data-signed-in', localStorage.getItem(STORAGE_KEY) !== null)
  })
}

/** Whether somebody was signed in when the app was last open. Only a hint. */
export const isSignedInNoted = (): boolean => 'signedIn' in document.documentElement.dataset
