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

/** Keeps the name on this device, for this link. */
export function rememberName(form: HTMLFormElement, name: HTMLInputElement, link: string): void {
  const key = `review-name-${link}`
  try {
    name.value ||= localStorage.getItem(key) ?? ''
    form.addEventListener('submit', () => localStorage.setItem(key, name.value))
  } catch {
    // A browser that keeps nothing asks again.
  }
}
