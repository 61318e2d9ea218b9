import type { TemplateMetadata } from '../fields/section.ts'
import { isHolding, walkFields, type FieldPlace } from '../fields/walk.ts'
import { isItem, isItemList } from './item-ids.ts'
import { itemName } from './item-title.ts'
import { contentPath, getAt } from './paths.ts'
import { picturePartsOf } from './picture-parts.ts'
import { textOf } from './value-text.ts'

/** What of a page a comment is about. Items are named by their ids, so that a comment stays with them wherever they move. */
export interface CommentPlace {
  /** Null for the page as a whole. */
  section: string | null
  /** The item of a list, such as `projects/4f2a`. */
  item: string | null
  /** A picture or a text: its path in the item, or in the content if there is no item. */
  field: string | null
  /** Of a page of the portfolio that has an address of its own, and of a block on it. */
  pageId?: string
  block?: string
}

export const WHOLE_PAGE: CommentPlace = { section: null, item: null, field: null }

/** A place that there is, with what finds it on the page. */
export interface KnownPlace {
  place: CommentPlace
  kind: 'section' | 'item' | 'block' | 'picture' | 'text'
  /** What it is called inside its section. */
  label: string
  /** Words that identify the place within its section; empty if there are none. */
  text: string
  /** Where its picture is; see `PictureResolver`. */
  picture: { src?: string; path?: string } | null
}

/** A place in one word, for a form. */
export const placeKey = ({ section, item, field, pageId, block }: CommentPlace): string =>
  [section, item, field, ...(pageId === undefined ? [] : [pageId, block])].join('|')

/** Every place of a section that a comment can be about: the section, its pictures and texts, the items of its lists and their pictures. */
export function placesOf(section: TemplateMetadata['sections'][number], content: object): KnownPlace[] {
  const all = walkFields({ sections: [section] }, content)
  const at = (item: string | null, field: string | null): CommentPlace => ({ section: section.id, item, field })
  const whole: KnownPlace = { place: at(null, null), kind: 'section', label: section.label, text: '', picture: null }
  // The description of a picture is no text of the page.
  const descriptions = new Set(all.filter(isHolding('picture')).map(({ path }) => picturePartsOf(path).alt))
  return [
    whole,
    ...all.filter((one) => isOutside(one) && !descriptions.has(one.path)).flatMap((place) => ownPlaces(place)),
  ]

  function ownPlaces({ field, path, value }: FieldPlace): KnownPlace[] {
    if (field.type !== 'array:object') return valuePlace(content, path, at(null, path), field.label)
    if (!isItemList(value)) return []
    return value.flatMap((item, index) => {
      const id = `${path}/${item.itemId ?? index}`
      const title = textOf(item[field.titleField])
      const label = itemName(field, item, index)
      const inside = `${path}.${index}.`
      const pictures = all
        .filter((inner) => inner.path.startsWith(inside) && isHolding('picture')(inner))
        .flatMap((inner) => {
          const own = inner.path.slice(inside.length)
          return valuePlace(content, inner.path, at(id, own), `${label}: ${inner.field.label}`)
        })
      return [
        { place: at(id, null), kind: 'item', label, text: title, picture: pictures[0]?.picture ?? null } as const,
        ...pictures,
      ]
    })
  }

  function valuePlace(root: object, path: string, place: CommentPlace, label: string): KnownPlace[] {
    const found = all.find((one) => one.path === path)
    if (found && isHolding('picture')(found)) {
      const { src, storage } = picturePartsOf(path)
      const picture = { src: stringAt(root, src), path: stringAt(root, storage) }
      return picture.src || picture.path ? [{ place, kind: 'picture', label, text: '', picture }] : []
    }
    const text = found && (isHolding('text')(found) || isHolding('html')(found)) ? textOf(found.value) : ''
    return text === '' ? [] : [{ place, kind: 'text', label, text, picture: null }]
  }
}

const isOutside = ({ containers }: FieldPlace) => containers.every(({ index }) => index === null)

function stringAt(root: object, path: string): string | undefined {
  const value = getAt(root, path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Where the editor has a place: a section, a path of the document, or nothing any more. */
export type EditorPlace = { section: string } | { path: string } | null

/** @param sections those that the editor shows */
export function editorPlaceOf(
  { section, item, field }: CommentPlace,
  sections: TemplateMetadata['sections'],
  content: object,
): EditorPlace {
  if (section === null || !sections.some(({ id }) => id === section)) return null
  if (item === null) return field === null ? { section } : { path: contentPath(field) }
  const [list = '', itemId] = item.split('/')
  const items = getAt(content, list)
  const index = isItemList(items) ? items.findIndex((one) => isItem(one) && one.itemId === itemId) : -1
  if (index < 0) return null
  return { path: contentPath(field === null ? `${list}.${index}` : `${list}.${index}.${field}`) }
}
