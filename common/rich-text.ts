/**
 * What rich text may hold. The server cleans it by these lists before it is stored; pages leave everything else out
 * once more when they render it. Addresses in `href` are for safeHref to judge.
 */
export const richTextTags = ['p', 'br', 'strong', 'em', 'u', 'a', 'ul', 'ol', 'li'] as const
export type RichTextTag = (typeof richTextTags)[number]

export const richTextAttributes: Partial<Record<RichTextTag, readonly string[]>> = { a: ['href'] }

/** Tags that mean the same as an allowed one. */
export const richTextSynonyms: Readonly<Record<string, RichTextTag>> = { b: 'strong', i: 'em', div: 'p' }

/** Tags whose content goes with them; of every other unknown tag the text stays. */
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
