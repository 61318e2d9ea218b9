import { useState } from 'react'
import { useEditor } from '../state/editor-context.ts'
import { sectionActions } from '../sections/section-actions.ts'
import { useSections } from '../sections/use-sections.ts'
import { itemActions } from './item-actions.ts'
import { markedElements, sourceOf } from './marked-elements.ts'
import { elementOfItem, itemSourceOf } from './page-items.ts'
import { followSection, sectionAround } from './page-sections.ts'

export type PartAround = ReturnType<typeof usePartAround>

/**
 * The item around what was pointed at last, or else its section: what the bar over the page offers actions of. It stays while the
 * pointer or the focus is on its way to the bar.
 */
export function usePartAround(page: Document) {
  const editor = useEditor()
  const { store } = editor
  /** Its source. */
  const [item, setItem] = useState<string | null>(null)
  /** Its id. */
  const [section, setSection] = useState<string | null>(null)
  /** What was done with it, for screen readers. */
  const [done, setDone] = useState('')
  const sections = useSections()
  const actions = sectionActions(store, sections, setDone)

  function pointAround(element: Element): void {
    setItem(itemSourceOf(sourceOf(element)))
    setSection(
      sectionAround(
        element,
        sections.all.map(({ id }) => id),
      ),
    )
  }

  function pointNowhere(): void {
    setItem(null)
    setSection(null)
  }

  const isInItem = (element: Element): boolean => item !== null && elementOfItem(page, item)?.contains(element) === true

  /** Its first element that shows something of the content. */
  const first = (): HTMLElement | null =>
    markedElements(page).find((element) =>
      item !== null
        ? itemSourceOf(sourceOf(element)) === item
        : section !== null && page.getElementById(section)?.contains(element),
    ) ?? null

  const moveSection = (id: string, to: number) => followSection(page, id, () => actions.move(id, to))

  function move(step: 1 | -1): void {
    if (item !== null) {
      const moved = itemActions(editor, item, store.getState().history.present.content)
      if (moved) setDone(moved.move(moved.index + step))
    } else if (section !== null && sections.movable.includes(section)) {
      moveSection(section, sections.movable.indexOf(section) + step)
    }
  }

  return {
    item,
    section,
    sections,
    actions,
    done,
    setDone,
    pointAround,
    pointNowhere,
    isInItem,
    first,
    move,
    moveSection,
  }
}
