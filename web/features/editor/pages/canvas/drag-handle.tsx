import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { Editor } from '@tiptap/react'
import { GripVertical } from 'lucide-react'
import { say } from '../../../../lib/words/say.ts'
import { placeAt } from '../../fields/sorting.ts'
import { currentIndex } from '../document/moves.ts'
import type { BlockActions } from './block-actions.ts'

/** How far a press may wander before it is a drag, in pixels. */
const SLACK = 4
/** How far from a block the pointer still means it, in pixels. */
const REACH = 4

interface Drag {
  from: number
  to: number
  startY: number
  moved: boolean
}

/** The handle beside the block under the pointer, or the one with the cursor on a phone. Keys and the toolbar do the same. */
export function DragHandle({
  editor,
  actions,
  area,
}: {
  editor: Editor
  actions: BlockActions
  area: RefObject<HTMLElement | null>
}) {
  const [place, setPlace] = useState<{ index: number; top: number } | null>(null)
  const drag = useRef<Drag | null>(null)
  const [line, setLine] = useState<number | null>(null)

  const [show] = useState(() => (index: number) => {
    const top = topOf(editor, area.current, index)
    setPlace((now) => (top === null ? null : now?.index === index && now.top === top ? now : { index, top }))
  })

  useEffect(() => {
    const follow = () => {
      if (!drag.current) show(currentIndex(editor.state))
    }
    const box = area.current
    const hover = (event: globalThis.PointerEvent) => {
      if (drag.current || event.pointerType !== 'mouse') return
      const found = rectsOf(editor).findIndex(
        ({ top, bottom }) => event.clientY >= top - REACH && event.clientY <= bottom + REACH,
      )
      if (found >= 0) show(found)
    }
    editor.on('selectionUpdate', follow)
    editor.on('update', follow)
    box?.addEventListener('pointermove', hover)
    return () => {
      editor.off('selectionUpdate', follow)
      editor.off('update', follow)
      box?.removeEventListener('pointermove', hover)
    }
  }, [editor, area, show])

  // Forms that open and pictures that load move what is below them.
  useEffect(() => {
    const observer = new ResizeObserver(() =>
      setPlace((now) => now && { ...now, top: topOf(editor, area.current, now.index) ?? now.top }),
    )
    observer.observe(editor.view.dom)
    return () => observer.disconnect()
  }, [editor, area])

  if (place === null || place.index >= editor.state.doc.childCount) return null
  const { index, top } = place

  function move(event: PointerEvent): void {
    if (!drag.current) return
    const { from, startY } = drag.current
    if (!drag.current.moved && Math.abs(event.clientY - startY) < SLACK) return
    const rects = rectsOf(editor)
    const middles = rects.map(({ top, bottom }) => (top + bottom) / 2)
    const to = placeAt(middles, from, { top: event.clientY, bottom: event.clientY })
    drag.current = { ...drag.current, to, moved: true }
    const edge = to > from ? rects[to]?.bottom : rects[to]?.top
    setLine(edge === undefined ? null : edge - (area.current?.getBoundingClientRect().top ?? 0))
  }

  function drop(): void {
    const ended = drag.current
    drag.current = null
    setLine(null)
    if (!ended) return
    if (ended.moved && ended.to !== ended.from) {
      actions.moveTo(editor, ended.from, ended.to)
      show(ended.to)
    } else if (!ended.moved) actions.choose(editor, ended.from)
  }

  return (
    <>
      <button
        type="button"
        // By keyboard, the toolbar and Alt with the arrow keys move blocks.
        tabIndex={-1}
        aria-label={say('Drag {name}', { name: actions.nameAt(editor, index) })}
        title={say('Drag to move, click to select')}
        style={{ top }}
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { from: index, to: index, startY: event.clientY, moved: false }
        }}
        onPointerMove={move}
        onPointerUp={drop}
        onPointerCancel={() => {
          drag.current = null
          setLine(null)
        }}
        className="absolute -left-1 grid h-8 w-6 -translate-x-full cursor-grab touch-none place-items-center rounded text-faint hover:bg-sunken hover:text-ink max-lg:-left-0 max-lg:w-5"
      >
        <GripVertical aria-hidden className="size-4" />
      </button>
      {line !== null && (
        <div
          aria-hidden
          style={{ top: line }}
          className="pointer-events-none absolute inset-x-0 h-0.5 bg-accent-text"
        />
      )}
    </>
  )
}

/** The elements of the blocks. Comments, and the cursor between two blocks, stand among them. */
const elementsOf = ({ view }: Editor) =>
  [...view.dom.children].filter((element) => !element.classList.contains('ProseMirror-widget'))

const rectsOf = (editor: Editor) => elementsOf(editor).map((element) => element.getBoundingClientRect())

function topOf(editor: Editor, area: HTMLElement | null, index: number): number | null {
  const element = elementsOf(editor)[index]
  return element && area ? element.getBoundingClientRect().top - area.getBoundingClientRect().top : null
}
