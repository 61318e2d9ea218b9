import type { Word } from '../words/words.ts'
import { useSource, type SourceProps } from './sources.ts'
import { useWording } from './say.ts'

interface FilterSlotProps<From extends object> extends Partial<SourceProps<From>> {
  /** Id of the list that is filtered. */
  list: string
  categories: readonly string[]
  label: Word
  /** The category that is chosen at the start; all of them where missing. */
  initial?: string
}

/**
 * Where `page-scripts/filter.ts` puts its buttons. It shows and hides the children of the element `list` by their
 * data-category; without script everything is shown.
 */
export function FilterSlot<From extends object>({
  list,
  categories,
  label,
  initial,
  from,
  field,
}: FilterSlotProps<From>) {
  const { say, translated } = useWording()
  const source = useSource({ from, field })
  return (
    <div
      data-filter={list}
      data-options={JSON.stringify(categories)}
      data-label={say(label)}
      data-all={translated('All')}
      data-initial={initial}
      {...source}
    />
  )
}

/** The categories of a list in the owner's order, then those not listed there; categories without an entry are left out. */
export function usedCategories(
  listed: readonly string[] | undefined,
  items: readonly { category?: string }[],
): string[] {
  const used = new Set(
    items.map(({ category }) => category?.trim()).filter((name) => name !== undefined && name !== ''),
  )
  const names = (listed ?? []).map((name) => name.trim()).filter((name) => used.has(name))
  return [...new Set([...names, ...used])] as string[]
}
