import type { Request } from 'firebase-functions/https'
import { type AppLanguage, appLanguages, DEFAULT_LANGUAGE } from '@vitrine/common/languages'
import type { ChangeSpeech } from '@vitrine/common/portfolio/change-words'
import { type Catalogue, type Wording, wordingOf } from '@vitrine/templates/words/wording'
import { ownerWordingIn } from '../../../lib/owner-words/load.ts'
import type { ReviewWord } from './words.ts'

export type ReviewCatalogue = Catalogue<ReviewWord>

/** What is said to reviewers, in their language. */
export interface ReviewWording extends Wording<ReviewWord> {
  /** For dates. Those in English are British. */
  locale: string
  /** Labels of fields and messages of the server, which are in English. */
  hear: (text: string) => string
  /** For what differs from the live page. */
  changes: ChangeSpeech
}

const catalogues: Record<
  Exclude<AppLanguage, typeof DEFAULT_LANGUAGE>,
  () => Promise<{ catalogue: ReviewCatalogue }>
> = {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ja: () => import('./ja.ts'),
}

/** In the first of the app's languages that the browser accepts: a review is a tool, and speaks as the app does. */
export async function reviewWordingFor(req: Pick<Request, 'acceptsLanguages'>): Promise<ReviewWording> {
  const language = appLanguages.find((one) => one === req.acceptsLanguages([...appLanguages])) ?? DEFAULT_LANGUAGE
  const app = await ownerWordingIn(language)
  const catalogue = language === DEFAULT_LANGUAGE ? undefined : (await catalogues[language]()).catalogue
  const own = wordingOf<ReviewWord>(language, catalogue)
  const hear = (text: string) => {
    const said = own.nameOf(text)
    return said === text ? app.hear(text) : said
  }
  return {
    ...own,
    locale: app.locale,
    hear,
    changes: {
      locale: language,
      say: (word, values = {}) => hear(word.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))),
    },
  }
}
