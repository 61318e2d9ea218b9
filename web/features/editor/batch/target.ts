import type { Field } from '@vitrine/common/fields/field'
import type { ListField } from '@vitrine/common/fields/types/list/kind'

/** A list that pictures are added to, and the fields of its items that take the texts of a file. */
export interface Target {
  /** In the document. */
  list: string
  label: string
  picture: string
  title?: string
  caption?: string
  /** Takes all keywords. */
  tags?: string
  /** Takes one of them. */
  category?: string
}

const titlePaths = ['title', 'name']
const captionPaths = ['caption', 'description', 'summary', 'text', 'excerpt']

/** Null for a list whose items have no picture. */
export function targetOf(field: ListField, list: string): Target | null {
  const find = (type: Field['type'], paths?: readonly string[]) =>
    field.fields.find((inner) => inner.type === type && (paths?.includes(inner.path) ?? true))?.path
  const picture = find('image')
  if (picture === undefined) return null
  return {
    list,
    label: field.label,
    picture,
    title: find('string', titlePaths),
    caption: find('string', captionPaths) ?? find('text', captionPaths),
    tags: find('array:string', ['tags']),
    category: find('string', ['category']),
  }
}
