import { createContext, useContext } from 'react'
import { isObject } from '@vitrine/common/portfolio/changes'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { isItemList } from '@vitrine/common/portfolio/item-ids'

/**
 * Where each object of the content is: `hero`, or `projects/4f2a` for an item, which keeps its id wherever it moves. Objects
 * of content never change, so a place found once stays true.
 */
export interface ContentSources {
  placeOf: (object: object) => string | undefined
}

/** Given in the editor's preview alone: published pages carry no trace of where their texts come from. */
export const ContentSourcesContext = createContext<ContentSources | null>(null)

/** The attribute that says where what an element shows comes from. */
export const SOURCE = 'data-at'

const TITLES = 'layout.titles.'

/** The source of a section's name: its path in the document, as names are part of the layout and not of the content. */
export const titleSource = (section: string) => TITLES + section
/** The id of the section whose name a source is; null for any other. */
export const sectionOfTitle = (source: string): string | null =>
  source.startsWith(TITLES) ? source.slice(TITLES.length) : null

export interface SourceProps<From extends object> {
  /** The part of the content that holds the field, itself and not a copy. */
  from: From | undefined
  field: keyof From & string
}

/** The attribute for an element that shows a field, to be spread; empty on published pages. */
export function useSource<From extends object>({ from, field }: Partial<SourceProps<From>>): { [SOURCE]?: string } {
  const sources = useContext(ContentSourcesContext)
  if (!sources || from === undefined || field === undefined) return {}
  const place = sources.placeOf(from)
  return place === undefined ? {} : { [SOURCE]: place === '' ? field : `${place}.${field}` }
}

/** Finds the objects of contents; each content that a page shows is to be given to `add` before. */
export function contentSources(): ContentSources & { add: (content: PortfolioContent) => void } {
  const places = new WeakMap<object, string>()
  const visit = (value: unknown, place: string) => {
    // What is known has known parts: an edit replaces all objects around it.
    if (isItemList(value)) {
      for (const [index, item] of value.entries()) visit(item, `${place}/${item.itemId ?? index}`)
    } else if (isObject(value) && places.get(value) !== place) {
      places.set(value, place)
      for (const [key, inner] of Object.entries(value)) visit(inner, place === '' ? key : `${place}.${key}`)
    }
  }
  return { placeOf: (object) => places.get(object), add: (content) => visit(content, '') }
}
