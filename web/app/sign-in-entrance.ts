/*
 * The script of the sign-in screens' HTML. The app comes after the first paint and takes over what was typed; a button that is pressed
 * before waits for it, marked by vite/mark-pressed.ts.
 */

const root = document.getElementById('root')

async function takeOver(): Promise<void> {
  try {
    const { takenOver } = await import('./take-over.ts')
    await takenOver
    release()?.click()
  } catch (cause) {
    console.error(cause)
    release()
    tellMissing()
  }
}

/** @returns the button that was pressed, which no longer waits */
function release(): HTMLElement | null | undefined {
  root?.removeAttribute('data-waiting')
  const pressed = root?.querySelector<HTMLElement>('button[aria-disabled]')
  pressed?.removeAttribute('aria-disabled')
  return pressed
}

/** The connection failed, or a deploy has replaced the script since. The document says it in its language. */
function tellMissing(): void {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.textContent = root?.dataset.missing ?? ''
  root?.querySelector('h1')?.after(message)
}

requestAnimationFrame(() => setTimeout(() => void takeOver()))
