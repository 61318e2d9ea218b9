import type { Language } from '../languages.ts'

/** Short words that texts in a language are full of. What several languages have counts for each of them. */
const commonWords: Partial<Record<Language, string>> = {
  en: 'the and of to in is that for with are was on as at by from my our we you this it be have',
  de: 'der die das und ist nicht mit für ein eine ich auf von den dem zu im wir sich auch als bei des aus',
  fr: 'le la les des et est une un pour dans avec je sur du en que qui au nous mes par ce aux',
  es: 'el la los las una un para con por que del en es y se al lo como más mi su sobre',
  it: 'il la che di per con una un sono della nel gli è e le dei del si ho alla come mio da',
  pt: 'o os a as uma um para com não que do da em é no na por dos das mais ao meu se',
  nl: 'de het een van en ik voor met niet zijn op is in te aan bij dat wij mijn als door naar',
  pl: 'i w na z się nie jest dla do oraz to że od po jak dla przez jako mnie są o',
  sv: 'och att det som en för med är jag på av i den till har om vi ett inte mina från',
  cs: 'a v na se je že pro jsem s do z to jako od při které nebo jsou mě jsme',
  tr: 've bir bu için ile da de çok olarak en olan ben daha gibi kadar sonra her hem',
}

/** Letters that hardly any other of the languages has: each counts like a common word. */
const ownLetters: Partial<Record<Language, RegExp>> = {
  de: /ß/g,
  fr: /[œëû]/g,
  es: /[ñ¿¡]/g,
  pt: /[ãõ]/g,
  pl: /[ąęłśźżń]/g,
  sv: /å/g,
  cs: /[ěřůťď]/g,
  tr: /[ğış]/g,
}

const scripts: readonly (readonly [Language, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['uk', /\p{Script=Cyrillic}/gu],
]

/** Letters that say that a text in a script is in another language than the one that is known here. */
const others: Partial<Record<Language, RegExp>> = { uk: /[ыэёъўђћ]/iu, ar: /[پچژگٹڈڑے]/u }

const simplified = /[们这个为会国学业设计师发图书时间经验联系网页视觉艺术创]/gu
const traditional = /[們這個為會國學業設計師發圖書時間經驗聯繫網頁視覺藝術創]/gu

/** A guess is worth offering from so many words, or letters of a script of its own. */
const ENOUGH_WORDS = 6
const ENOUGH_LETTERS = 15

/** The language that most of some texts are in; null where that is not clear, or is none of ours. */
export function guessLanguage(texts: readonly string[]): Language | null {
  const text = texts
    .join('\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\S*[/@]\S*/g, ' ')
    .normalize('NFC')
  const latin = count(text, /\p{Script=Latin}/gu)
  const written = byScript(text)
  // A Chinese, Korean or Japanese letter says more than a Latin one.
  if (written && written.letters >= Math.max(ENOUGH_LETTERS, latin / (written.isDense ? 4 : 1))) {
    return others[written.language]?.test(text) ? null : written.language
  }
  return byWords(text)
}

function byScript(text: string): { language: Language; letters: number; isDense: boolean } | null {
  const han = count(text, /\p{Script=Han}/gu)
  const found = scripts
    .map(([language, pattern]) => ({ language, letters: count(text, pattern) }))
    .reduce((most, one) => (one.letters > most.letters ? one : most))
  if (found.letters > han / 20 && found.letters > 0) {
    const isDense = found.language === 'ja' || found.language === 'ko'
    return { ...found, letters: found.letters + (found.language === 'ja' ? han : 0), isDense }
  }
  if (han === 0) return null
  const language = count(text, traditional) > count(text, simplified) ? 'zh-Hant' : 'zh-Hans'
  return { language, letters: han, isDense: true }
}

function byWords(text: string): Language | null {
  const lower = text.toLowerCase()
  const words = lower.match(/\p{L}+/gu) ?? []
  const scores = (Object.entries(commonWords) as [Language, string][])
    .map(([language, list]) => {
      const known = new Set(list.split(' '))
      const letters = ownLetters[language]
      return {
        language,
        hits: words.filter((word) => known.has(word)).length + (letters ? count(lower, letters) : 0),
      }
    })
    .sort((one, other) => other.hits - one.hits)
  const [best, second] = scores
  return best && second && best.hits >= ENOUGH_WORDS && best.hits > second.hits * 1.3 ? best.language : null
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
