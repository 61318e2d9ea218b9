import { policyHash } from './policy-hash.ts'

/**
 * For documents that the app takes over (`data-waiting`): a button that is pressed before is marked, and waits for it
 * (app/sign-in-entrance.ts). Enter in a field presses the form's button, too. It is inline: somebody can press while a file is
 * still on its way.
 */
export const markPressedScript = `
addEventListener('click', (event) => {
  const button = event.target.closest('[data-waiting] button')
  if (!button) return
  event.preventDefault()
  document.querySelector('[data-waiting] [aria-disabled]')?.removeAttribute('aria-disabled')
  button.setAttribute('aria-disabled', true)
})
`

/** How the Content-Security-Policy in firebase.json names the script. */
export const markPressedHash = policyHash(markPressedScript)
