import type { UserProfile } from '@vitrine/common/profile'
import { chooseLanguage } from '../../lib/words/switch-language.ts'

/** Makes the app speak the language of an account, if it has chosen one. */
export const speakFor = async ({ language }: Pick<UserProfile, 'language'>): Promise<void> =>
  language && chooseLanguage(language)
