import { isObject } from '@vitrine/common/portfolio/changes'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { isItemList } from '@vitrine/common/portfolio/item-ids'

/** The dotted path of a source in a content; of the closest part around it where there is no such item. */
export function pathOfSource(content: PortfolioContent, source: string): string {
  let value: unknown = content
  const keys: string[] = []
  for (const [index, key] of source.split(/[./]/).entries()) {
    const found = isItemList(value) ? value.findIndex(({ itemId }, place) => (itemId ?? String(place)) === key) : null
    if (found === -1) break
    keys.push(found === null ? key : String(found))
    value = isObject(value) || Array.isArray(value) ? (value as Record<string, unknown>)[keys[index]!] : undefined
  }
  return keys.join('.')
}
