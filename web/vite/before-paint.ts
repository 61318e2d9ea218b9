import type { Plugin } from 'vite'
import { LANGUAGE_PARAMETER } from '@vitrine/common/routes'
import { policyHash } from './policy-hash.ts'

/** How long after they have loaded pictures are certainly painted, in milliseconds. */
const PAINTED_MS = 100

/**
 * Runs in the head, before the first paint: a chosen colour scheme must not flash (lib/theme.ts writes the key), and
 * neither must the buttons for strangers in front of somebody who is signed in (lib/session-hint.ts). Pages that no app takes over
 * (app/entrance-document.tsx) are asked for again where they are not in the chosen language (lib/words/preferred-language.ts). Pages
 * that are complete without script name theirs in `data-script`: it comes after the pictures that are seen at once have loaded and,
 * some frames later, are painted.
 */
export const beforePaintScript = `
try {
  const root = document.documentElement
  const theme = localStorage.getItem('vitrine-theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (localStorage.getItem('vitrine-signed-in')) root.dataset.signedIn = ''
  const language = localStorage.getItem('vitrine-language')
  if (language && 'noApp' in root.dataset && language !== root.lang && !location.search.includes('${LANGUAGE_PARAMETER}='))
    location.replace('?${LANGUAGE_PARAMETER}=' + language + location.hash)
} catch {}
const { script } = document.documentElement.dataset
if (script) addEventListener('load', () => setTimeout(() => import(script), ${PAINTED_MS}))
`

/** How the Content-Security-Policy in firebase.json names the script. */
export const beforePaintHash = policyHash(beforePaintScript)

/** Puts the script into every page: inline, because a file would hold up the paint by a round trip. */
export const beforePaint = (): Plugin => ({
  name: 'vitrine:before-paint',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'script', children: beforePaintScript, injectTo: 'head-prepend' }],
  },
})
