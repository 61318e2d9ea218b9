import { customKindOf, type CustomKind } from '@vitrine/common/portfolio/custom-sections'
import { toast } from '../../../lib/toast.ts'
import { say } from '../../../lib/words/say.ts'
import { focusField } from '../checks/focus-field.ts'
import type { EditorStore } from '../state/store.ts'
import {
  addSection,
  deleteCustom,
  duplicateCustom,
  hasRoomFor,
  nextCustom,
  placeAfter,
  restoreCustom,
} from './custom-sections.ts'
import type { DraftSection, Sections } from './use-sections.ts'

/** What its owner can do with a section beside moving, hiding and naming it. */
export interface OwnActions {
  /** Of one that can be removed from the page, its content being kept. */
  onRemove?: () => void
  /** Of one that its owner has made. */
  onDelete?: () => void
  /** Undefined where there is no place for a copy. */
  onDuplicate?: () => void
}

/**
 * What can be done with the sections of the draft, under Layout and on the page.
 * @param onDone told what was done, for screen readers
 */
export function sectionActions(store: EditorStore, sections: Sections, onDone: (what: string) => void) {
  /** As it is when an action runs. */
  const draft = () => store.getState().history.present
  const { movable } = sections
  const offerUndo = (what: string, onClick: () => void) =>
    toast.message(what, { action: { label: say('Undo'), onClick } })

  const show = (id: string, isVisible: boolean) => {
    const others = draft().layout.hidden.filter((other) => other !== id)
    store.type('layout.hidden', isVisible ? others : [...others, id])
  }

  /** @param after the section that it is to follow; otherwise it comes where its template has it */
  const add = (id: string, label: string, after?: string) => {
    store.setValues([...addSection(draft(), id), ...(after === undefined ? [] : [placeAfter(movable, id, after)])])
    onDone(say('{name} was added; fill it in under Content', { name: label }))
  }

  return {
    move(id: string, to: number): void {
      if (to < 0 || to >= movable.length) return
      store.type('layout.order', movable.filter((other) => other !== id).toSpliced(to, 0, id))
      const name = sections.all.find((section) => section.id === id)?.label ?? ''
      onDone(say('{name} is now {place} of {count}', { name, place: to + 1, count: movable.length }))
    },
    show,
    /** The same where nothing of it is left to show it again by. */
    hide(id: string, label: string): void {
      show(id, false)
      offerUndo(say('{name} is hidden', { name: label }), () => show(id, true))
    },
    add,
    addCustom(kind: CustomKind, label: string, after?: string): void {
      const id = nextCustom(draft(), kind)
      if (id === undefined) return
      add(id, label, after)
      void focusField(store, `layout.titles.${id}`)
    },
    own({ id, label, optional }: DraftSection): OwnActions {
      const kind = customKindOf(id)
      if (!kind && !optional) return {}
      if (!kind)
        return {
          onRemove() {
            store.type(
              'layout.added',
              draft().layout.added?.filter((other) => other !== id),
            )
            offerUndo(say('{name} was removed from the page; its content is kept', { name: label }), () =>
              store.setValues(addSection(draft(), id)),
            )
          },
        }
      return {
        onDelete() {
          const before = draft()
          store.setValues(deleteCustom(before, id))
          offerUndo(say('{name} deleted', { name: label }), () => store.setValues(restoreCustom(draft(), before, id)))
        },
        ...(hasRoomFor(kind, draft().layout) && {
          onDuplicate() {
            const copy = duplicateCustom(draft(), id, movable)
            if (!copy) return
            store.setValues(copy.values)
            onDone(say('{name} was duplicated; the copy is below it', { name: label }))
            void focusField(store, `layout.titles.${copy.id}`)
          },
        }),
      }
    },
  }
}
