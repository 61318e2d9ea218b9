import { useSyncExternalStore } from 'react'
import type { AppLanguage } from '@vitrine/common/languages'
import { appLanguage } from './language.ts'
import { onLanguage } from './say.ts'

/** The language of the app. Whoever asks is rendered anew when it changes, and so is what it renders. */
export const useAppLanguage = (): AppLanguage => useSyncExternalStore(onLanguage, appLanguage, appLanguage)
