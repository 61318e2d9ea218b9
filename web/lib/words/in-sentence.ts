import { appLanguage } from './language.ts'

/** A label within a sentence: other languages than English have it there in quotes, as it is. */
export const inSentence = (label: string): string => (appLanguage() === 'en' ? label.toLowerCase() : label)
