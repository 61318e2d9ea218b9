import sanitizeHtml from 'sanitize-html'
import { catalogue } from '@vitrine/templates/catalogue'
import { isHolding, walkFields } from '@vitrine/common/fields/walk'
import { safeHref } from '@vitrine/common/links'
import { richTextAttributes, richTextDropped, richTextSynonyms, richTextTags } from '@vitrine/common/rich-text'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Translation } from '@vitrine/common/portfolio/translations/shape'
import { getAt, pathsMatching, setAt } from '@vitrine/common/portfolio/paths'

type Translations = NonNullable<PortfolioContent['translations']>

/** Places that any template shows as rich text: what is harmless in one must be so after a move to another. */
const richTextPaths = new Set(
  Object.values(catalogue)
    .flatMap(({ metadata }) => walkFields(metadata))
    .filter(isHolding('html'))
    .map(({ path }) => path),
)

/** The content with everything outside the allow-list of common/rich-text.ts taken out of its rich texts. */
export function sanitizeRichText({ translations, ...content }: PortfolioContent): PortfolioContent {
  const clean = sanitizeOriginal(content)
  return translations ? { ...clean, translations: cleanTranslations(translations, richTextPaths) } : clean
}

/** Translations with clean rich texts. @param paths of rich texts, with `*` for items */
export function cleanTranslations(translations: Translations, paths: Iterable<string>): Translations {
  const patterns = [...paths].map((path) => new RegExp(`^${path.replaceAll('.', '/').replaceAll('*', '[^/]+')}$`))
  const cleaned = ([key, { text, of }]: [string, Translation]): [string, Translation] => {
    const isRich = typeof text === 'string' && patterns.some((pattern) => pattern.test(key))
    return [key, isRich ? { text: cleanHtml(text), of } : { text, of }]
  }
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).map(cleaned)),
    ]),
  )
}

function sanitizeOriginal(content: PortfolioContent): PortfolioContent {
  const paths = [...richTextPaths].flatMap((path) => pathsMatching(content, path))
  return paths.reduce((whole, path) => {
    const html = getAt(whole, path)
    return typeof html === 'string' ? setAt(whole, path, cleanHtml(html)) : whole
  }, content)
}

/** A rich text with everything outside the allow-list taken out. */
export const cleanHtml = (html: string): string => (/[<&]/.test(html) ? clean(html) : html)

/** What reads differently once it is written, such as a paragraph in a paragraph, is read until it stays the same. */
function clean(html: string, rounds = 5): string {
  const once = sanitize(html)
  return once === html || rounds === 0 ? once : clean(once, rounds - 1)
}

const sanitize = (html: string) =>
  sanitizeHtml(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: Object.fromEntries(Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]])),
    nonTextTags: [...richTextDropped],
    // Addresses are judged by safeHref below, as on the page; it lets these schemes pass.
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      ...richTextSynonyms,
      a: (tagName, { href }) => {
        const safe = safeHref(href)
        const attribs: sanitizeHtml.Attributes = safe === null ? {} : { href: safe }
        return { tagName, attribs }
      },
    },
  })
