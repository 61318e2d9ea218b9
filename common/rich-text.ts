/**
 * The allow-list of rich text. The server sanitises by it before storing, and pages do so again when rendering. `href` values
 * go through safeHref.
 */
export const richTextTags = ['p', 'br', 'strong', 'em', 'u', 'a', 'ul', 'ol', 'li'] as const
export type RichTextTag = (typeof richTextTags)[number]

export const richTextAttributes: Partial<Record<RichTextTag, readonly string[]>> = { a: ['href'] }

/** Tags that are replaced by an equivalent allowed one. */
export const richTextSynonyms: Readonly<Record<string, RichTextTag>> = { b: 'strong', i: 'em', div: 'p' }

/** Tags that are removed with their content; other unknown tags keep their text. */
export const richTextDropped: readonly string[] = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'template',
  'title',
]

export function isRichTextTag(name: string): name is RichTextTag {
  return (richTextTags as readonly string[]).includes(name)
}
