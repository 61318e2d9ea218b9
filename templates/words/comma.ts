import type { Language } from '@vitrine/common/languages'

const commas: Partial<Record<Language, string>> = { ar: '، ', ja: '、', 'zh-Hans': '，', 'zh-Hant': '，' }

/** What stands between the texts of a line, such as a venue and its town. */
export const commaOf = (language: Language): string => commas[language] ?? ', '
