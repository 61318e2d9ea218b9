import { Timestamp } from 'firebase-admin/firestore'
import { type Language, languageOf } from '@vitrine/common/languages'
import { plans } from '@vitrine/common/plans'
import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import { entryIn, inOrder, untranslatedIn } from '@vitrine/common/portfolio/pages/entry'
import type { PublicContent } from '@vitrine/common/portfolio/public-content'
import { alsoUntranslated } from '@vitrine/common/portfolio/translations/translated'
import { servedLanguages } from '@vitrine/common/portfolio/translations/texts'
import { publicContent, publicLayout } from '@vitrine/templates/public-content'
import { connectedDomain, domainRef, servedDomain } from './domain.ts'
import { liveRef } from './live.ts'
import type { LiveDocument, LivePage, OldSlugs } from './live-document.ts'
import { readPlan } from './plan.ts'
import { redirectOf, usernameRef } from './username.ts'

/** A page as strangers may know it. Everything that is answered to visitors is made from this, never from what is stored. */
export interface PublicPortfolio
  extends Pick<
    LiveDocument,
    'ownerId' | 'ownerPlan' | 'name' | 'templateId' | 'design' | 'layout' | 'username' | 'revision' | 'sharedPictures'
  > {
  content: PublicContent
  /** The custom domain that visitors find it at, if there is one. */
  domain: string | null
  /** Since when there is a page. */
  publishedAt: Timestamp
  /** When what it shows was published. */
  updatedAt: Timestamp
  /** Its case studies and articles, in the order in which they are listed. */
  pages: LivePage[]
  oldSlugs: OldSlugs
  /** The language that its addresses name; null for the original. */
  inAddress: Language | null
  /** All that visitors can read it in, the original first. */
  languages: Language[]
}

/** @param language another one than that of the original, which has to be served */
export function toPublic(live: LiveDocument, language: Language | null = null): PublicPortfolio {
  const { ownerId, ownerPlan, name, templateId, design, username, revision, sharedPictures } = live
  const ordered = inOrder(live.pages ?? [], live.content)
  const pages = language ? ordered.map((page) => entryIn(page, language)) : ordered
  const other = language ?? undefined
  const original = languageOf(live.content)
  const shown = publicContent(live, undefined, other)
  const content = other ? alsoUntranslated(shown, { language: original, texts: untranslatedIn(ordered, other) }) : shown
  return {
    ownerId,
    ownerPlan,
    // What its owner calls it is for strangers only where the page has no other name.
    name: textWithFallback(content, 'hero.name') || name,
    templateId,
    design,
    layout: publicLayout(live, undefined, other),
    username,
    revision,
    sharedPictures,
    content,
    domain: servedDomain(live),
    publishedAt: live.onlineSince,
    updatedAt: live.publishedAt,
    pages,
    oldSlugs: live.oldSlugs ?? {},
    inAddress: language,
    languages: [original, ...servedLanguages(live.content, ownerPlan ?? 'free')],
  }
}

export interface Published {
  id: string
  username: string
  portfolio: PublicPortfolio
  /** The same in another language; null where visitors cannot read it in that. */
  inLanguage: (language: Language) => PublicPortfolio | null
}

/** @param portfolio what is live of it, in its own language */
export const inLanguageOf =
  (live: LiveDocument, { languages: [original, ...others] }: PublicPortfolio): Published['inLanguage'] =>
  (language) =>
    language === original ? toPublic(live) : others.includes(language) ? toPublic(live, language) : null

/** A portfolio in a language that was asked for; in its own where visitors cannot read it in that. */
export const portfolioIn = (
  { portfolio, inLanguage }: Pick<Published, 'portfolio' | 'inLanguage'>,
  language: Language | null | undefined,
): PublicPortfolio => (language ? inLanguage(language) : null) ?? portfolio

/** What is at a username: a published portfolio, or, under the old name of one, the name that it has now. */
export type PageAt = { published: Published } | { movedTo: string }

/** What visitors find at a username, or null. Two document reads, whatever the portfolio holds and however often it was renamed. */
export async function pageAt(username: string): Promise<PageAt | null> {
  const name = (await usernameRef(username).get()).data()
  if (!name) return null
  const id = name.portfolioId ?? redirectOf(name, Timestamp.now())?.portfolioId
  if (!id) return null
  const live = (await liveRef(id).get()).data()
  if (!live) return null
  const here = live.username === username
  if (name.portfolioId === null) return here ? null : { movedTo: live.username }
  if (!here) return null
  const portfolio = toPublic(live)
  return { published: { id, username, portfolio, inLanguage: inLanguageOf(live, portfolio) } }
}

/** The published portfolio that has a username now, or null. */
export async function findPublished(username: string): Promise<Published | null> {
  const page = await pageAt(username)
  return page && 'published' in page ? page.published : null
}

export interface DomainPage extends Pick<Published, 'id' | 'portfolio' | 'inLanguage'> {
  /** Whether the owner's plan includes a domain (any more). */
  served: boolean
}

/** The published portfolio that is connected to a domain, or null. Two document reads. */
export async function pageAtDomain(domain: string): Promise<DomainPage | null> {
  const given = (await domainRef(domain).get()).data()
  if (!given) return null
  const live = (await liveRef(given.portfolioId).get()).data()
  if (live?.ownerId !== given.ownerId || connectedDomain(live) !== domain) return null
  // Pages that were published before plans were noted in what is live have theirs in the profile alone.
  const served = plans[live.ownerPlan ?? (await readPlan(given.ownerId))].includesCustomDomain
  const portfolio = toPublic(live)
  return { id: given.portfolioId, portfolio, inLanguage: inLanguageOf(live, portfolio), served }
}
