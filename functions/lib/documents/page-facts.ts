import { createHash } from 'node:crypto'
import type { PageChange } from '@vitrine/common/api/live'
import type { PageContent, PageKind } from '@vitrine/common/portfolio/pages/page-content'

/** What a portfolio says of a page: who decides about pages needs not read them. */
export interface PageFacts {
  kind: PageKind
  slug: string
  revision: number
  /** Of its content: two that are equal have the same content. */
  digest: string
  private?: true
  deleted?: true
}

/** The same whatever the order of keys. */
export const digestOf = (content: PageContent): string =>
  createHash('sha256').update(JSON.stringify(content, sorted)).digest('base64url').slice(0, 22)

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Whether publishing makes a page live, or keeps it so. */
export const isShown = (facts: Pick<PageFacts, 'private' | 'deleted'> | undefined): boolean =>
  facts !== undefined && !facts.private && !facts.deleted

/** What is live of a page, as far as it tells whether the draft differs. */
export type LiveFacts = Pick<PageFacts, 'slug' | 'digest'>

/** Whether publishing would change what is live of a page. */
export function differs(facts: PageFacts | undefined, live: LiveFacts | undefined): boolean {
  if (!facts || !isShown(facts)) return live !== undefined
  return live?.digest !== facts.digest || live.slug !== facts.slug
}

/** How they differ, where they do. */
export function changeOf(facts: PageFacts | undefined, live: LiveFacts | undefined): PageChange {
  if (!facts || facts.deleted) return 'deleted'
  if (facts.private) return 'private'
  if (!live) return 'new'
  return live.digest === facts.digest ? 'address' : 'changed'
}
