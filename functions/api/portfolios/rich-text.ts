import sanitizeHtml from 'sanitize-html'
import { catalogue } from '@vitrine/templates/catalogue'
import { safeHref } from '@vitrine/common/links'
import { richTextAttributes, richTextDropped, richTextSynonyms, richTextTags } from '@vitrine/common/rich-text'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { getAt, setAt } from '@vitrine/common/portfolio/paths'
import { allFields, allRepeaters } from '@vitrine/common/templates/fields'

const metadata = Object.values(catalogue).map((template) => template.metadata)

/** Paths that any template shows as rich text: what is harmless in one must be so after a move to another. */
const richPaths = new Set(
  metadata.flatMap(allFields).flatMap((field) => (field.type === 'richtext' ? [field.path] : [])),
)
const richItemPaths = metadata
  .flatMap(allRepeaters)
  .flatMap((repeater) =>
    repeater.fields.flatMap((field) =>
      field.type === 'richtext' ? [{ arrayPath: repeater.arrayPath, path: field.path }] : [],
    ),
  )

/** The content with everything outside the allow-list of common/rich-text.ts taken out of its rich texts. */
export function sanitizeRichText(content: PortfolioContent): PortfolioContent {
  const paths = [
    ...richPaths,
    ...richItemPaths.flatMap(({ arrayPath, path }) => {
      const items = getAt(content, arrayPath)
      return Array.isArray(items) ? items.map((_item, index) => `${arrayPath}.${index}.${path}`) : []
    }),
  ]
  return paths.reduce((whole, path) => {
    const html = getAt(whole, path)
    return typeof html === 'string' && /[<&]/.test(html) ? setAt(whole, path, clean(html)) : whole
  }, content)
}

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
