/** Keeps a comment that is not sent yet in this tab, while its writer looks at another page of the draft. */
export function keepUnsent(text: HTMLTextAreaElement, link: string): void {
  const key = `review-text-${link}-${location.pathname.replace(/\/comments(?=\/|$)/, '')}`
  try {
    text.value ||= sessionStorage.getItem(key) ?? ''
    addEventListener('pagehide', () => {
      if (text.value.trim() === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text.value)
    })
  } catch {
    // A browser that keeps nothing.
  }
}
