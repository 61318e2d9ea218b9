import sanitizeHtml from 'sanitize-html'
import { catalogue } from '@vitrine/templates/catalogue'
import { isHolding, walkFields } from '@vitrine/common/fields/walk'
import { safeHref } from '@vitrine/common/links'
import { richTextAttributes, richTextDropped, richTextSynonyms, richTextTags } from '@vitrine/common/rich-text'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { getAt, pathsMatching, setAt } from '@vitrine/common/portfolio/paths'

/** Places that any template shows as rich text: what is harmless in one must be so after a move to another. */
const richTextPaths = new Set(
  Object.values(catalogue)
    .flatMap(({ metadata }) => walkFields(metadata))
    .filter(isHolding('html'))
    .map(({ path }) => path),
)

/** The content with everything outside the allow-list of common/rich-text.ts taken out of its rich texts. */
export function sanitizeRichText(content: PortfolioContent): PortfolioContent {
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
