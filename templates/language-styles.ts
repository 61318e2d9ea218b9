import { isRightToLeft, type Language } from '@vitrine/common/languages'

/** Letters of these writings have no slanted forms: those that browsers make up are hard to read. */
const upright = ':root{font-synthesis-style:none}'

/** Numbers and addresses keep their order among words that run the other way. */
const isolated = 'a[href^="tel:"],a[href^="mailto:"]{unicode-bidi:plaintext}'

/** A line that runs the other way, such as a year or a name, begins where the lines around it do. Running text does not. */
const aligned =
  ':where([dir=auto]:not(.prose),a[href^="tel:"],a[href^="mailto:"]){text-align:-webkit-match-parent;text-align:match-parent}'

/** Long words of running text end at the margin of a narrow column. Links may be addresses, which have no hyphens. */
const hyphenated =
  'p,li,dd,blockquote,figcaption{hyphens:auto;hyphenate-limit-chars:10 4 4}a,code,.button{hyphens:manual}'

/** Letters that are taller than Latin ones, or have marks above and below, in lines that are set close for Latin. */
const tall = ':root{--leading:1.25}h1,h2,h3,h4,blockquote,blockquote p{line-height:1.25!important}'

const rules: Partial<Record<Language, string>> = {
  // Letters that are joined cannot be spaced.
  ar: '*,::before,::after{letter-spacing:0!important}',
  // At the ends of phrases where browsers know them.
  ja: ':root{line-break:strict}h1,h2,h3{word-break:auto-phrase}',
  // Between words, as in Latin; a word that is too long for its line is broken anyway.
  ko: ':root{word-break:keep-all;overflow-wrap:break-word}',
  'zh-Hans': ':root{line-break:strict}',
  'zh-Hant': ':root{line-break:strict}',
}

const uprightLanguages: readonly Language[] = ['ar', 'he', 'hi', 'ja', 'ko', 'zh-Hans', 'zh-Hant']
const tallLanguages: readonly Language[] = ['ar', 'hi', 'ja', 'ko', 'zh-Hans', 'zh-Hant']
/** Those with long words, which browsers know where to break. */
const hyphenatedLanguages: readonly Language[] = ['de', 'nl', 'sv', 'pl', 'cs', 'uk', 'el', 'tr']

/** What a page needs for its language beside the styles of its template; nothing for most. */
export const languageStyles = (language: Language): string =>
  [
    uprightLanguages.includes(language) ? upright : '',
    tallLanguages.includes(language) ? tall : '',
    isRightToLeft(language) ? isolated + aligned : '',
    hyphenatedLanguages.includes(language) ? hyphenated : '',
    rules[language] ?? '',
  ].join('')
