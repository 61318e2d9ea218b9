import { describe, expect, it } from 'vitest'
import type { Language } from '../languages.ts'
import { guessLanguage } from './guess-language.ts'

const texts: Record<Language, string> = {
  en: 'I design maps and timetables for people who travel by train, and I have been at it for ten years.',
  de: 'Ich gestalte Karten und Fahrpläne für Menschen, die mit dem Zug reisen, und das seit zehn Jahren.',
  fr: 'Je dessine des cartes et des horaires pour les personnes qui voyagent en train, et je le fais depuis dix ans.',
  es: 'Diseño mapas y horarios para las personas que viajan en tren, y lo hago desde hace diez años con una amiga.',
  it: 'Disegno mappe e orari per le persone che viaggiano in treno, e lo faccio da dieci anni con una amica.',
  pt: 'Desenho mapas e horários para as pessoas que viajam de comboio, e não o faço sozinho: trabalho com uma amiga.',
  nl: 'Ik ontwerp kaarten en dienstregelingen voor mensen die met de trein reizen, en dat doe ik al tien jaar.',
  pl: 'Projektuję mapy i rozkłady jazdy dla ludzi, którzy jeżdżą pociągiem, i robię to od dziesięciu lat, a nie dla siebie.',
  sv: 'Jag ritar kartor och tidtabeller för människor som reser med tåg, och det har jag gjort i tio år.',
  cs: 'Navrhuji mapy a jízdní řády pro lidi, kteří jezdí vlakem, a dělám to už deset let. Nejsem na to sám, je nás pět.',
  uk: 'Я проєктую карти й розклади для людей, які їздять потягом, і роблю це вже десять років.',
  el: 'Σχεδιάζω χάρτες και δρομολόγια για ανθρώπους που ταξιδεύουν με τρένο.',
  tr: 'On yıldır trenle yolculuk eden insanlar için haritalar ve tarifeler tasarlıyorum; bu iş çok güzel ve ben de bir ekiple çalışıyorum.',
  ar: 'أصمم الخرائط والجداول الزمنية لمن يسافرون بالقطار منذ عشر سنوات.',
  he: 'אני מעצבת מפות ולוחות זמנים לאנשים שנוסעים ברכבת כבר עשר שנים.',
  hi: 'मैं दस साल से ट्रेन से सफ़र करने वालों के लिए नक्शे और समय-सारिणी बनाती हूँ।',
  ja: '電車で旅をする人のために、十年間地図と時刻表をデザインしてきました。',
  ko: '저는 십 년 동안 기차로 여행하는 사람들을 위해 지도와 시간표를 디자인해 왔습니다.',
  'zh-Hans': '十年来，我为乘火车旅行的人们设计地图和时刻表。这是我的工作经验和联系方式。',
  'zh-Hant': '十年來，我為乘火車旅行的人們設計地圖和時刻表。這是我的工作經驗和聯繫方式。',
}

describe('guessLanguage', () => {
  it.each(Object.entries(texts))('knows %s', (language, text) => {
    expect(guessLanguage([text])).toBe(language)
  })

  it('goes by what most of it is in', () => {
    expect(
      guessLanguage(['Lead Designer', 'Figma, Sketch', `<p>${texts.ja}</p>`, 'https://ada.example/en/the-map']),
    ).toBe('ja')
    expect(guessLanguage([texts.de, texts.de, 'A name of the company'])).toBe('de')
  })

  it.each([
    ['nothing', ''],
    ['names', 'Ada Marlowe, Lisbon, ada@marlowe.example'],
    ['a little', 'Karten und Fahrpläne'],
    ['a language that is none of ours', 'Я рисую карты и расписания для людей, которые ездят на поезде, это мой опыт.'],
    ['two in equal parts', `${texts.de} ${texts.fr}`],
  ])('says nothing of %s', (_what, text) => expect(guessLanguage([text])).toBeNull())
})
