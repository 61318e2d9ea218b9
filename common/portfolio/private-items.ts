import type { PortfolioContent } from './content.ts'
import { isItem, isItemList, type Item } from './item-ids.ts'
import { getAt, setAt } from './paths.ts'

/** The lists whose items can be private: what somebody has made, and not where they learnt it. */
export const privateLists = ['projects', 'gallery.images', 'work', 'collections', 'articles'] as const
export type PrivateList = (typeof privateLists)[number]

export const canBePrivate = (list: string): list is PrivateList => (privateLists as readonly string[]).includes(list)

/** Whether only private links show an item. */
export const isPrivate = (item: unknown): boolean => isItem(item) && item.private === true

/** An item of one of those lists by a name that is unique in the content, such as `projects/4f2a`. */
export const itemRef = (list: PrivateList, { itemId = '' }: Item): string => `${list}/${itemId}`

/** The private items of a content, as itemRef() writes them. */
export const privateRefs = (content: PortfolioContent): ReadonlySet<string> =>
  new Set(
    privateLists.flatMap((list) => {
      const items = getAt(content, list)
      return isItemList(items) ? items.filter(isPrivate).map((item) => itemRef(list, item)) : []
    }),
  )

/** Content without its private items, and without what only they are sorted by. */
export const withoutPrivateItems = (content: PortfolioContent): PortfolioContent =>
  withItems(content, (_list, items) => (items.some(isPrivate) ? items.filter((item) => !isPrivate(item)) : items))

/** Content with only the items that are named, in the order in which they are. */
export const withChosenItems = (content: PortfolioContent, refs: readonly string[]): PortfolioContent =>
  withItems(content, (list, items) =>
    refs.flatMap((ref): Item[] => {
      const item = items.find((one) => one.itemId !== undefined && itemRef(list, one) === ref)
      return item ? [item] : []
    }),
  )

function withItems(
  content: PortfolioContent,
  choose: (list: PrivateList, items: readonly Item[]) => readonly Item[],
): PortfolioContent {
  return privateLists.reduce((result, list) => {
    const items = getAt(result, list)
    if (!isItemList(items)) return result
    const chosen = choose(list, items)
    if (chosen === items) return result
    const shorter = setAt(result, list, chosen)
    return list === 'gallery.images' ? withoutUnusedCategories(shorter, items, chosen) : shorter
  }, content)
}

/** The owner's order of categories names those of pictures that are not there any more, too. */
function withoutUnusedCategories(
  content: PortfolioContent,
  before: readonly Item[],
  after: readonly Item[],
): PortfolioContent {
  const categories = content.gallery?.categories
  if (!categories) return content
  const [used, kept] = [before, after].map((items) => new Set(items.map(({ category }) => category)))
  return setAt(
    content,
    'gallery.categories',
    categories.filter((category) => !used?.has(category) || kept?.has(category)),
  )
}

/** The private item that a dotted path of the content is in, if any. */
export function isInPrivateItem(content: unknown, path: string): boolean {
  const list = privateLists.find((name) => path.startsWith(`${name}.`))
  if (!list) return false
  const [index = ''] = path.slice(list.length + 1).split('.')
  return isPrivate(getAt(content, `${list}.${index}`))
}
