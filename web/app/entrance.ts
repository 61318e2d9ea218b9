import { FONTS_READY } from '@vitrine/templates/page-scripts/fonts-ready'
import { followSession } from '../lib/session-hint.ts'
import { currentTheme, setTheme, themes } from '../lib/theme.ts'

/* The script of pages that are HTML for whoever arrives: the colour scheme, the typeface and whether somebody is signed in, which need no React. */

followSession()

const inputs = [...document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input')]
const themeOf = ({ value }: HTMLInputElement) => themes.find((theme) => theme === value)

// What was chosen before the script was there.
const early = inputs.find(({ checked, defaultChecked }) => checked && !defaultChecked)
const earlyTheme = early && themeOf(early)
if (earlyTheme) setTheme(earlyTheme)

for (const input of inputs) {
  input.checked = input.value === currentTheme()
  input.addEventListener('change', () => {
    const chosen = themeOf(input)
    if (chosen) setTheme(chosen)
  })
}

// The script comes when the pictures that are seen at once have loaded (vite/before-paint.ts): in a frame they are painted.
requestAnimationFrame(() => requestAnimationFrame(() => void showTypeface()))

async function showTypeface(): Promise<void> {
  // Only the alphabets that the page has. A typeface that does not arrive leaves its fallback.
  await document.fonts.load("1em 'Inter Variable'", document.body.innerText).catch(() => [])
  document.documentElement.classList.add(FONTS_READY)
}

/* The document that a link leads to comes when pointer or focus is near it. */

const fetched = new Set<string>()
function fetchNear(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.pathname === location.pathname || fetched.has(link.href)) return
  fetched.add(link.href)
  const prefetch = document.createElement('link')
  prefetch.rel = 'prefetch'
  prefetch.href = link.href
  document.head.append(prefetch)
}
for (const type of ['pointerover', 'focusin'] as const)
  document.addEventListener(type, ({ target }) => fetchNear(target))
// Pointer or focus may have been there before the script.
fetchNear(document.querySelector('a:hover'))
fetchNear(document.activeElement)
