import { appLanguages, type AppLanguage } from '@vitrine/common/languages'

const STORAGE_KEY = 'vitrine-language'
/** By which Hosting chooses among the documents of web/vite/localized.ts, before the browser's languages. */
const HOSTING_COOKIE = 'firebase-language-override'
/** As long as browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60

/** What was chosen on this device or in the account; otherwise the first of the browser's languages that the app speaks. */
export function preferredLanguage(): AppLanguage {
  const asked = [stored(), ...navigator.languages].map((tag) => tag?.split('-')[0])
  return asked.map((tag) => appLanguages.find((language) => language === tag)).find(Boolean) ?? 'en'
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/** Keeps a choice on this device, for the app and for what is HTML before it. */
export function keepLanguage(language: AppLanguage): void {
  try {
    localStorage.setItem(STORAGE_KEY, language)
    document.cookie = `${HOSTING_COOKIE}=${language}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`
  } catch {
    // Without storage the choice lasts for this page only.
  }
}
