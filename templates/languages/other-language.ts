import { createContext, useContext } from 'react'
import type { Language } from '@vitrine/common/languages'

/** The language of a page that is not in that of its portfolio; null for the original. */
export const OtherLanguageContext = createContext<Language | null>(null)

export const useOtherLanguage = (): Language | null => useContext(OtherLanguageContext)
