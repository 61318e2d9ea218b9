import { isObject } from '../changes.ts'
import { pageContentSchema, pageKinds, type PageContent, type PageKind } from '../pages/page-content.ts'
import { cleanSlug } from '../pages/slug.ts'
import type { LeftOut } from './reader.ts'
import { withoutRefused } from './without-refused.ts'

/** A case study or an article as files have it. */
export interface OwnPage {
  kind: PageKind
  /** Its address, or empty: then one is made from its title. */
  slug: string
  content: PageContent
}

/** Something to say of a page: a sentence. */
export interface PageNote {
  title: string
  note: string
}

export const titleOf = ({ content }: Pick<OwnPage, 'content'>): string => content.title?.trim() || 'Untitled page'

/** Reads a page of a file: the page and what had to be left out, or why it cannot be read. @param number names a page without a title */
export function readOwnPage(value: unknown, number: number): { page: OwnPage; left: LeftOut[] } | PageNote {
  const title = titleIn(value) ?? `Page ${number}`
  if (!isObject(value) || !isObject(value.content)) return { title, note: 'It has no content.' }
  const kind = pageKinds.find((one) => one === value.kind)
  if (!kind) return { title, note: 'It’s neither a case study nor an article.' }
  const read = withoutRefused(pageContentSchema, value.content, {
    part: (path) => (path[0] === 'blocks' && path[2] === 'type' ? path.slice(0, 2) : path),
    // Too many blocks, or no list of them: nobody can say which of them are meant.
    isNeeded: (path) => path.length === 1 && path[0] === 'blocks',
  })
  if ('problems' in read) return { title, note: `It can’t be read: ${read.problems.join(', ')}.` }
  return {
    page: { kind, slug: cleanSlug(typeof value.slug === 'string' ? value.slug : ''), content: read.value },
    left: read.left.map(({ where, text }) => ({ where: `${title} › ${where}`, text })),
  }
}

const titleIn = (value: unknown): string | undefined => {
  const title = isObject(value) && isObject(value.content) ? value.content.title : undefined
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined
}
