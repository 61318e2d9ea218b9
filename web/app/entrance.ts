import { currentTheme, setTheme, themes } from '../lib/theme.ts'

/* The script of pages that are HTML for whoever arrives: the colour scheme, which needs no React. */

for (const input of document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input')) {
  input.checked = input.value === currentTheme()
  input.addEventListener('change', () => {
    const chosen = themes.find((theme) => theme === input.value)
    if (chosen) setTheme(chosen)
  })
}
