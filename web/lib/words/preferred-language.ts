import { appLanguages, type AppLanguage } from '@vitrine/common/languages'
import { appLanguage } from './language.ts'
import { speak } from './say.ts'

const STORAGE_KEY = 'vitrine-language'

/** What was chosen on this device or in the account; otherwise the first of the browser's languages that the app speaks. */
function preferredLanguage(): AppLanguage {
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

/** Makes the app speak a language. Where its words cannot be loaded, it goes on as it is. */
async function switchTo(language: AppLanguage): Promise<void> {
  if (language === appLanguage()) return
  try {
    speak(language === 'en' ? undefined : await (await import('./spoken.ts')).loadSpoken(language))
    document.documentElement.lang = language
  } catch (cause) {
    console.error(cause)
  }
}

/** To be awaited before the app begins: after that nothing has to be said anew. */
export const speakPreferred = (): Promise<void> => switchTo(preferredLanguage())

/** Speaks the language that was chosen, on this device from now on. */
export function chooseLanguage(language: AppLanguage): Promise<void> {
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // Without storage the choice lasts for this page only.
  }
  return switchTo(language)
}
