import { cutText } from '../../cut-text.ts'
import { SLUG_MAX_LENGTH } from '../../limits.ts'
import { OWN_BROWSER_PATH, routeWords } from '../../routes.ts'
import type { PageKind } from './page-content.ts'

/*
 * The last part of a page's address: letters of any script, in lower case, digits and single hyphens. No slug is a word that the app
 * uses, the tag of a language, or (for want of a dot) the name of a file.
 */

export const slugMessages = {
  required: 'An address is required',
  tooLong: `An address has ${SLUG_MAX_LENGTH} characters at most`,
  characters: 'An address can only contain letters, numbers and single hyphens between them',
  reserved: 'This address is reserved and cannot be used',
  taken: 'Another page has this address',
} as const

/** First segments that a custom domain or the pages of a portfolio answer otherwise. */
const reservedWords: ReadonlySet<string> = new Set([
  ...routeWords,
  OWN_BROWSER_PATH.slice(1),
  'assets',
  'card',
  'comments',
  'enhance',
  'examples',
  'favicon',
  'feed',
  'fonts',
  'home',
  'icon',
  'index',
  'mail',
  'manifest',
  'page',
  'pictures',
  'robots',
  'sitemap',
  'thumbnails',
])

/** Such as de, gsw, pt-br, zh-hans or es-419. */
const languageTag =
  /^[a-z]{2,3}(?:-(?:arab|cyrl|deva|grek|guru|hans|hant|hebr|jpan|kore|latn|taml|telu|thai))?(?:-(?:[a-z]{2}|\d{3}))?$/

const isReserved = (slug: string): boolean => reservedWords.has(slug) || languageTag.test(slug)

/** One way to write it, however it was typed. */
const normal = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC')

/** What a person types becomes this: spaces and signs become hyphens. */
export const cleanSlug = (input: string): string =>
  cutText(
    // Without apostrophes, letters and marks may meet that are written as one.
    normal(input.replace(/['’]/g, ''))
      // A mark belongs to the letter before it.
      .replace(/(?<![\p{L}\p{M}\p{N}])\p{M}+/gu, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+/, ''),
    SLUG_MAX_LENGTH,
  ).replace(/-+$/, '')

/** The message of the first rule that a slug breaks, or null if a page may have it. */
export function slugProblem(slug: string): string | null {
  if (slug === '') return slugMessages.required
  if (slug.length > SLUG_MAX_LENGTH) return slugMessages.tooLong
  if (slug !== cleanSlug(slug)) return slugMessages.characters
  if (isReserved(slug)) return slugMessages.reserved
  return null
}

const untitled: Record<PageKind, string> = { study: 'case-study', article: 'article' }

/** A slug from the title of a page, which no other page has. */
export function freeSlug(title: string, kind: PageKind, taken: ReadonlySet<string>): string {
  const base = baseOf(title, kind)
  for (let attempt = 1; ; attempt++) {
    const slug = withSuffix(base, attempt === 1 ? '' : `-${attempt}`)
    if (!taken.has(slug) && slugProblem(slug) === null) return slug
  }
}

/** Whether `freeSlug` can have made a slug of this title, whatever other pages there were. */
export function isMadeFrom(title: string, kind: PageKind, slug: string): boolean {
  const base = baseOf(title, kind)
  const [suffix = ''] = /-\d+$/.exec(slug) ?? []
  return slug === withSuffix(base, '') || slug === withSuffix(base, suffix)
}

function baseOf(title: string, kind: PageKind): string {
  const made = cleanSlug(title)
  if (made === '') return untitled[kind]
  return isReserved(made) ? `${made}-${untitled[kind]}` : made
}

const withSuffix = (base: string, suffix: string): string =>
  cutText(base, SLUG_MAX_LENGTH - suffix.length).replace(/-+$/, '') + suffix
