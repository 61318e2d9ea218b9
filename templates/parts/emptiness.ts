import { plainText } from './rich-text-tree.ts'
import { filled } from './texts.ts'

/** Whether all texts are missing or blank. */
export const areBlank = (...texts: readonly (string | undefined)[]): boolean => filled(texts).length === 0

/** Whether a rich text has no words. */
export const isBlankRichText = (html: string | undefined): boolean => plainText(html ?? '') === ''

type TextKey<Item> = {
  [Key in keyof Item]-?: NonNullable<Item[Key]> extends string | readonly string[] ? Key : never
}[keyof Item]

/** The items with text in at least one of the fields. */
export function filledItems<Item extends object>(
  items: readonly Item[] | undefined,
  ...fields: readonly TextKey<Item>[]
): Item[] {
  return (items ?? []).filter((item) => fields.some((field) => hasText(item[field])))
}

const hasText = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(hasText) : typeof value === 'string' && value.trim() !== ''
