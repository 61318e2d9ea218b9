import type { Field } from '@vitrine/common/fields/field'
import type { ListField } from '@vitrine/common/fields/list'
import { setAt } from '@vitrine/common/portfolio/paths'
import type { Item } from '@vitrine/common/portfolio/item-ids'
import { picturePartsOf } from '@vitrine/common/portfolio/picture-parts'
import type { UploadedImage } from '../../../lib/pictures/upload-image.ts'
import type { PictureTexts } from './picture-texts.ts'

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

/** @param categories that items of the list have: a keyword that is one of them comes before others */
export function itemOf(
  { picture, title, caption, tags, category }: Target,
  { itemId, image, texts }: { itemId: string; image: UploadedImage; texts: PictureTexts },
  categories: readonly string[],
): Item {
  const { src, storage, alt } = picturePartsOf(picture)
  const values: [path: string | undefined, value: unknown][] = [
    [src, image.url],
    [storage, image.path],
    [alt, texts.alt],
    [title, texts.title],
    // Where there is room for one text only, the title is better than none.
    [caption, texts.caption ?? (title === undefined ? texts.title : undefined)],
    [tags, texts.keywords.length > 0 ? texts.keywords : undefined],
    [category, categoryOf(texts.keywords, categories)],
  ]
  return values.reduce<Item>(
    (item, [path, value]) => (path === undefined || value === undefined ? item : setAt(item, path, value)),
    { itemId },
  )
}

function categoryOf(keywords: readonly string[], categories: readonly string[]): string | undefined {
  const wanted = new Set(keywords.map((keyword) => keyword.toLowerCase()))
  return categories.find((category) => wanted.has(category.toLowerCase())) ?? keywords[0]
}
