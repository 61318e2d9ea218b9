import { type Language, languageOf } from '@vitrine/common/languages'
import { domainHomePath, domainPagePath, pagePath, publicPath } from '@vitrine/common/routes'
import type { LanguageLink } from '@vitrine/templates/languages/language-link'
import { pageFacts } from '@vitrine/templates/page-facts'
import type { LivePage } from '../lib/documents/live-document.ts'
import type { PublicPortfolio } from '../lib/documents/published.ts'
import { appOrigin } from '../lib/env.ts'
import type { Alternate } from './page-head.tsx'
import { isTranslated, pageAddress } from './written/facts.ts'

/** What a page says of the languages that it is in. */
export interface PageLanguages {
  language: Language
  alternates: Alternate[]
  /** For its visitors; undefined where it is in one language. */
  links: LanguageLink[] | undefined
}

/** @param page of the portfolio; null for its own @param onDomain whether it is shown at its own domain */
export function languagesOfPage(portfolio: PublicPortfolio, page: LivePage | null, onDomain: boolean): PageLanguages {
  const { languages, username } = portfolio
  const language = languageOf(portfolio.content)
  if (languages.length === 1) return { language, alternates: [], links: undefined }
  const inAddressOf = (other: Language) => (other === languages[0] ? null : other)
  const addressIn = (inAddress: Language | null) => {
    const place = { ...portfolio, inAddress }
    return page ? pageAddress(place, page.slug) : pageFacts({ ...place, origin: appOrigin() }).canonical
  }
  const hrefIn = (inAddress: Language | null) => {
    if (onDomain) return page ? domainPagePath(page.slug, inAddress) : domainHomePath(inAddress)
    return page ? pagePath(username, page.slug, inAddress) : publicPath(username, inAddress)
  }
  const translated = languages.filter((other) => !page || isTranslated(page, inAddressOf(other)))
  return {
    language,
    // Search engines are told of a page that is in no other language what they are told of any.
    alternates:
      translated.length === 1
        ? []
        : translated.map((other) => ({ language: other, address: addressIn(inAddressOf(other)) })),
    links: languages.map((other) => ({ language: other, href: hrefIn(inAddressOf(other)) })),
  }
}
