import type { Language } from '@vitrine/common/languages'

/** A writing system that typefaces of pages rarely have, and the typefaces that systems bring for it, best first. */
interface WritingSystem {
  /** What its letters match. */
  letter: RegExp
  sans: readonly string[]
  /** With serifs, or the strokes of a brush; where there is none that all systems have a counterpart of, `sans` serves. */
  serif?: readonly string[]
}

const indic = (script: string, letter: RegExp, mac: string): WritingSystem => ({
  letter,
  sans: [mac, 'Nirmala UI', `Noto Sans ${script}`],
  serif: [`Noto Serif ${script}`, mac, 'Nirmala UI', `Noto Sans ${script}`],
})

export const writingSystems = {
  arabic: {
    letter: /\p{scx=Arab}/u,
    sans: ['Geeza Pro', 'Segoe UI', 'Noto Sans Arabic', 'Noto Kufi Arabic', 'DejaVu Sans'],
    serif: ['Noto Naskh Arabic', 'Geeza Pro', 'Sakkal Majalla', 'Traditional Arabic', 'DejaVu Sans'],
  },
  hebrew: {
    letter: /\p{scx=Hebr}/u,
    sans: ['Arial Hebrew', 'Segoe UI', 'Noto Sans Hebrew', 'DejaVu Sans'],
    serif: ['Noto Serif Hebrew', 'New Peninim MT', 'David', 'Times New Roman', 'DejaVu Sans'],
  },
  devanagari: indic('Devanagari', /\p{scx=Deva}/u, 'Kohinoor Devanagari'),
  bengali: indic('Bengali', /\p{scx=Beng}/u, 'Kohinoor Bangla'),
  gurmukhi: indic('Gurmukhi', /\p{scx=Guru}/u, 'Gurmukhi Sangam MN'),
  gujarati: indic('Gujarati', /\p{scx=Gujr}/u, 'Kohinoor Gujarati'),
  tamil: indic('Tamil', /\p{scx=Taml}/u, 'Tamil Sangam MN'),
  telugu: indic('Telugu', /\p{scx=Telu}/u, 'Kohinoor Telugu'),
  kannada: indic('Kannada', /\p{scx=Knda}/u, 'Kannada Sangam MN'),
  malayalam: indic('Malayalam', /\p{scx=Mlym}/u, 'Malayalam Sangam MN'),
  sinhala: indic('Sinhala', /\p{scx=Sinh}/u, 'Sinhala Sangam MN'),
  thai: {
    letter: /\p{scx=Thai}/u,
    sans: ['Thonburi', 'Leelawadee UI', 'Noto Sans Thai'],
    serif: ['Noto Serif Thai', 'Thonburi', 'Leelawadee UI', 'Noto Sans Thai'],
  },
  georgian: {
    letter: /\p{scx=Geor}/u,
    sans: ['Helvetica Neue', 'Segoe UI', 'Noto Sans Georgian', 'DejaVu Sans'],
    serif: ['Noto Serif Georgian', 'Sylfaen', 'DejaVu Serif'],
  },
  armenian: {
    letter: /\p{scx=Armn}/u,
    sans: ['Mshtakan', 'Segoe UI', 'Noto Sans Armenian', 'DejaVu Sans'],
    serif: ['Noto Serif Armenian', 'Sylfaen', 'Mshtakan', 'DejaVu Serif'],
  },
  japanese: {
    letter: /[\p{scx=Hira}\p{scx=Kana}]/u,
    sans: ['Hiragino Sans', 'Yu Gothic', 'Meiryo', 'Noto Sans JP', 'Noto Sans CJK JP'],
    serif: ['Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif JP', 'Noto Serif CJK JP'],
  },
  korean: {
    letter: /\p{scx=Hang}/u,
    sans: ['Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR'],
    serif: ['AppleMyungjo', 'Batang', 'Noto Serif KR', 'Noto Serif CJK KR'],
  },
  'traditional-chinese': {
    // Common characters that simplified texts write in another way.
    letter:
      /[這個們來時說國會學對過後還發點樣電話實現體關開問題書東車長門見無為與從經業產設計創師圖館藝術應機資訊網頁畫廣號處當聲價區員張單頭變讓選邊戲傳達專環護聯絡]/u,
    sans: ['PingFang TC', 'Microsoft JhengHei', 'Noto Sans TC', 'Noto Sans CJK TC'],
    serif: ['Songti TC', 'PMingLiU', 'Noto Serif TC', 'Noto Serif CJK TC'],
  },
  'simplified-chinese': {
    letter: /\p{Script=Han}/u,
    sans: ['PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC'],
    serif: ['Songti SC', 'SimSun', 'Noto Serif SC', 'Noto Serif CJK SC'],
  },
} satisfies Record<string, WritingSystem>

export type WritingSystemName = keyof typeof writingSystems

const names = Object.keys(writingSystems) as WritingSystemName[]
const eastAsian = new Set<WritingSystemName>(['japanese', 'korean', 'traditional-chinese', 'simplified-chinese'])
/** Those that many typefaces have. */
const letterOf = { latin: /\p{scx=Latn}/u, greek: /\p{scx=Grek}/u, cyrillic: /\p{scx=Cyrl}/u }
const alphabets = ['latin', 'greek', 'cyrillic'] as const
const han = /\p{Script=Han}/u

/** To which of them Chinese characters belong in these languages. */
const ofChinese: Partial<Record<Language, WritingSystemName>> = {
  ja: 'japanese',
  ko: 'korean',
  'zh-Hans': 'simplified-chinese',
  'zh-Hant': 'traditional-chinese',
}

/**
 * The writing systems of a page's texts. Chinese characters belong to one of them only: that of the page's language, and in other
 * languages Japanese where there is kana, and so on.
 */
export function writingSystemsIn(text: string, language?: Language): WritingSystemName[] {
  // No letter of them stands below.
  if (!/[\u0530-\u1c7f\u2e80-\u{3ffff}]/u.test(text)) return []
  const found = names.filter((name) => writingSystems[name].letter.test(text))
  const ofPage = language && han.test(text) ? ofChinese[language] : undefined
  // Chinese characters are looked for in the first of those that have them.
  if (ofPage) return [ofPage, ...found.filter((name) => name !== ofPage && !name.endsWith('chinese'))]
  const first = found.find((name) => eastAsian.has(name))
  return found.filter((name) => !eastAsian.has(name) || name === first || name === 'korean')
}

/** The alphabet or writing system that a letter belongs to, of those of its page. */
export function alphabetOf(letter: string, ofPage: readonly WritingSystemName[]): string {
  return (
    alphabets.find((alphabet) => letterOf[alphabet].test(letter)) ??
    ofPage.find((name) => writingSystems[name].letter.test(letter)) ??
    ofPage.find((name) => eastAsian.has(name) && han.test(letter)) ??
    'other'
  )
}

export const isWritingSystem = (alphabet: string | undefined): alphabet is WritingSystemName =>
  alphabet !== undefined && Object.hasOwn(writingSystems, alphabet)

/** Its typefaces as CSS names them. */
export function stackOf(name: WritingSystemName, generic: string): string[] {
  const { sans, serif }: WritingSystem = writingSystems[name]
  return (generic === 'serif' ? (serif ?? sans) : sans).map((family) => `'${family}'`)
}
