/*
 * The script of the sign-in screens' HTML. The app comes after the first paint and takes over what was typed; a button that is pressed
 * before waits for it.
 */

const root = document.getElementById('root')
let pressed: HTMLButtonElement | null = null

/** Enter in a field presses the form's button, too. */
function hold(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button) return
  event.preventDefault()
  pressed?.removeAttribute('aria-disabled')
  pressed = button
  button.setAttribute('aria-disabled', 'true')
}

function release(): void {
  root?.removeEventListener('click', hold)
  pressed?.removeAttribute('aria-disabled')
}

async function takeOver(): Promise<void> {
  try {
    const { takenOver } = await import('./take-over.ts')
    await takenOver
    release()
    pressed?.click()
  } catch (cause) {
    console.error(cause)
    release()
    tellMissing()
  }
}

/** The connection failed, or a deploy has replaced the script since. The document says it in its language. */
function tellMissing(): void {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.textContent = root?.dataset.missing ?? ''
  root?.querySelector('h1')?.after(message)
}

root?.addEventListener('click', hold)
requestAnimationFrame(() => setTimeout(() => void takeOver()))
