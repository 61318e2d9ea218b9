import type { TemplateMetadata } from '@vitrine/common/fields/section'
import type { ListField } from '@vitrine/common/fields/types/list/kind'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { contentFieldOf } from '@vitrine/common/portfolio/labels'
import { contentPath } from '@vitrine/common/portfolio/paths'
import { pathOfSource } from '@vitrine/templates/parts/source-path'
import { SOURCE } from '@vitrine/templates/parts/sources'
import { sourceOf } from './marked-elements.ts'

/** An item of a list, and where it is now. */
export interface PageItem {
  field: ListField
  /** Of the list in the document. */
  list: string
  index: number
}

/** The source of the innermost item around what a source names, such as `projects/4f2a` of `projects/4f2a.title`. */
export const itemSourceOf = (source: string): string | null => /^.*\/[^./]+/.exec(source)?.[0] ?? null

/** Where the item of a source is; null once it is gone. */
export function itemAt(source: string, content: PortfolioContent, metadata: TemplateMetadata): PageItem | null {
  const [, inContent, index] = /^(.+)\.(\d+)$/.exec(pathOfSource(content, source)) ?? []
  if (inContent === undefined) return null
  const list = contentPath(inContent)
  const place = contentFieldOf(list, metadata)
  return place?.path === list && place.field.type === 'array:object'
    ? { field: place.field, list, index: Number(index) }
    : null
}

/** The items of the same list that the page shows, by their sources. */
export function shownNeighbours(page: Document, source: string): string[] {
  const list = source.slice(0, source.lastIndexOf('/') + 1)
  const shown = [...page.querySelectorAll<HTMLElement>(`[${SOURCE}^=${JSON.stringify(list)}]`)]
    .filter((element) => element.checkVisibility())
    .map((element) => list + sourceOf(element).slice(list.length).split('.', 1)[0]!)
  return [...new Set(shown)]
}

/** The smallest element that holds all that the page shows of an item; null where it shows nothing of it. */
export function elementOfItem(page: Document, source: string): HTMLElement | null {
  const parts = [...page.querySelectorAll<HTMLElement>(`[${SOURCE}^=${JSON.stringify(`${source}.`)}]`)].filter(
    (element) => element.checkVisibility(),
  )
  let around: HTMLElement | null = parts[0] ?? null
  while (around && !parts.every((part) => around!.contains(part))) around = around.parentElement
  return around
}
