import { matchPath } from 'react-router-dom'

const screens: { path: string; load: () => Promise<unknown> }[] = []

/** Names a screen whose script is fetched when pointer or focus comes near a link to it. */
export function fetchWhenNear(path: string, load: () => Promise<unknown>): void {
  screens.push({ path, load })
}

/** Watches the document's links. Returns what ends it. */
export function watchLinks(): () => void {
  const types = ['pointerover', 'focusin'] as const
  for (const type of types) document.addEventListener(type, fetchScreen)
  return () => {
    for (const type of types) document.removeEventListener(type, fetchScreen)
  }
}

function fetchScreen({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.origin !== window.location.origin) return
  // A failure shows when somebody goes there.
  screens
    .find(({ path }) => matchPath(path, link.pathname))
    ?.load()
    .catch(() => undefined)
}
