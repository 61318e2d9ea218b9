import { isObject } from '../changes.ts'
import { blockDefinition } from './block-types.ts'
import { isHolding, walkFields } from '../../fields/walk.ts'
import { partAt } from '../picture-parts.ts'

/** Rich text as words, close enough to be counted and searched. */
const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ')

/** What is stored of a picture or file beside its address and its description, and what is no text at all. */
const isTechnical = (key: string) => key === 'itemId' || key === 'type' || (partAt(key)?.part ?? 'alt') !== 'alt'
const isAddress = (text: string) => /^(https?:|mailto:|tel:|\/)\S*$/i.test(text.trim())

/** The texts of a block of a type that is not known: everything in it that reads like words. */
export function textsInside(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' || isAddress(value) ? [] : [withoutTags(value).trim()]
  if (Array.isArray(value)) return value.flatMap(textsInside)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => (isTechnical(key) ? [] : textsInside(inner)))
}

/** How a camera was set is looked up, not read. */
const isCameraData = (path: string) => /(^|\.)exif\./.test(path)

/** What visitors read of a block, as plain text; not its addresses, its choices, or what is an alternative to a picture. */
export function textsOfBlock(block: { type: string }): string[] {
  const definition = blockDefinition(block)
  if (!definition) return textsInside(block)
  const metadata = { sections: [{ id: block.type, label: '', hideable: false, fields: definition.fields }] }
  return walkFields(metadata, block).flatMap((place) => {
    if (!isHolding('text')(place) && !isHolding('html')(place) && !isHolding('lines')(place)) return []
    if (isCameraData(place.path)) return []
    const { value } = place
    return (Array.isArray(value) ? value : [value]).flatMap((text: unknown) =>
      typeof text === 'string' && text.trim() !== '' ? [withoutTags(text).trim()] : [],
    )
  })
}
