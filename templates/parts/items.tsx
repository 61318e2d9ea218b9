import { memo, type ReactNode } from 'react'
import { sameEntry } from './same-item.ts'

/** Few enough to be looked at with every keystroke, and enough that hundreds of items are not many groups. */
const GROUP = 16

interface ItemsProps<T> {
  items: readonly T[]
  /** Gives the element of an item, with its key. As long as it is the same function, items that did not change rest. */
  render: (item: T, index: number) => ReactNode
}

/** The items of a list that may be long. While one of them is edited, React looks only at those of its group. */
export function Items<T>({ items, render }: ItemsProps<T>) {
  const count = Math.ceil(items.length / GROUP)
  return Array.from({ length: count }, (_, group) => (
    <Group
      key={group}
      items={items.slice(group * GROUP, (group + 1) * GROUP)}
      first={group * GROUP}
      render={render as ItemsProps<unknown>['render']}
    />
  ))
}

interface GroupProps extends ItemsProps<unknown> {
  /** The index of its first item in the list. */
  first: number
}

const Group = memo(
  ({ items, first, render }: GroupProps) => items.map((item, index) => render(item, first + index)),
  (previous, next) =>
    previous.render === next.render &&
    previous.first === next.first &&
    previous.items.length === next.items.length &&
    previous.items.every((item, index) => sameEntry(item, next.items[index])),
)
