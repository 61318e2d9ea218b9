import type { AppLanguage } from '@vitrine/common/languages'

let language: AppLanguage = 'en'

/** The language of the app. */
export const appLanguage = (): AppLanguage => language

/** For `Intl`: how the app writes dates and numbers. */
export const appLocale = (): string => (language === 'en' ? 'en-US' : language)

/** Only `speak` of say.ts calls it, with the words that belong to it. */
export const setAppLanguage = (next: AppLanguage): void => {
  language = next
}
