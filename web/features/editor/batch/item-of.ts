import type { Item } from '@vitrine/common/portfolio/item-ids'
import { setAt } from '@vitrine/common/portfolio/paths'
import { picturePartsOf } from '@vitrine/common/portfolio/picture-parts'
import type { UploadedImage } from '../../../lib/pictures/upload-image.ts'
import type { PictureTexts } from './picture-texts.ts'
import type { Target } from './target.ts'

/**
 * The item of an uploaded picture, with the texts of its file.
 * @param categories that items of the list have: a keyword that is one of them comes before others
 */
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
