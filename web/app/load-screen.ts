import { createPath } from 'react-router-dom'

/** A screen's script did not arrive: the connection failed, or a deploy has replaced it since the page was opened. */
export class ScreenUnavailable extends Error {
  override readonly name = 'ScreenUnavailable'
}

const STORAGE_KEY = 'vitrine-reloaded-for'

/** One decision for all scripts that are missing at a time. */
let deciding: Promise<boolean> | null = null

/**
 * Loads a screen's script. Where it is gone, the browser opens `destination` anew, once, which brings the scripts of
 * the deploy that is live now; not while that would lose an edit or what was typed, or while the server does not answer
 * at all.
 */
export async function loadScreen<T>(load: () => Promise<T>, destination: () => string): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    deciding ??= openAnew(destination())
    if (await deciding) return new Promise<never>(() => {})
    deciding = null
    throw new ScreenUnavailable('The script of the screen could not be loaded', { cause })
  }
}

/** To be called when a screen is there: what is missing next may be tried anew again. */
export function screenArrived(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was kept.
  }
}

/** Whether the page is being left. */
async function openAnew(address: string): Promise<boolean> {
  if (asksBeforeLeaving() || !(await isServerThere())) return false
  // Who goes elsewhere leaves the fields behind anyway.
  const isHere = address === createPath(location)
  if ((isHere && isTypedIn()) || !isFirstTime(address)) return false
  if (isHere) location.reload()
  else location.assign(address)
  return true
}

const isTypedIn = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type=checkbox], [type=radio]), textarea',
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue)

/** Whoever holds unsaved edits stops this event when the tab is closed: asked here, without leaving. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

const isServerThere = () =>
  fetch('/app.html', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A page must not reload for ever. */
function isFirstTime(address: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === address) return false
    sessionStorage.setItem(STORAGE_KEY, address)
    return true
  } catch {
    return false
  }
}
