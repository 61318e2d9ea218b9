import type { AppLanguage } from '@vitrine/common/languages'
import { appLanguage } from './language.ts'
import { keepLanguage, preferredLanguage } from './preferred-language.ts'
import { speak } from './say.ts'

/** Makes what is rendered from now on speak a language. */
export async function speakIn(language: AppLanguage): Promise<void> {
  if (language === appLanguage()) return
  speak(language === 'en' ? undefined : await (await import('./spoken.ts')).loadSpoken(language))
}

/** Where the words of a language cannot be loaded, the app goes on as it is. */
async function switchTo(language: AppLanguage): Promise<void> {
  try {
    await speakIn(language)
  } catch (cause) {
    console.error(cause)
  }
  // The document may have come in another language.
  document.documentElement.lang = appLanguage()
}

/** To be awaited before the app begins: after that nothing has to be said anew. */
export const speakPreferred = (): Promise<void> => switchTo(preferredLanguage())

/** Speaks the language that was chosen, on this device from now on. */
export function chooseLanguage(language: AppLanguage): Promise<void> {
  keepLanguage(language)
  return switchTo(language)
}
