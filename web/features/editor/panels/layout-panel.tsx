import { useState } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { orderSections } from '@vitrine/templates/visible-sections'
import { Button } from '../../../components/button.tsx'
import { Toggle } from '../../../components/toggle.tsx'
import { useEdit, useEditor, useEditorState } from '../state/editor-context.ts'
import { Panel } from './panel.tsx'

export function LayoutPanel() {
  const { metadata } = useEditor()
  const { hidden, order } = useEditorState((state) => state.history.present.layout)
  const editHidden = useEdit('layout.hidden')
  const editOrder = useEdit('layout.order')
  const [moved, setMoved] = useState('')

  const sections = orderSections(metadata.sections, order)
  const movable = sections.filter(({ fixed }) => !fixed)

  const move = (from: number, to: number) => {
    const ids = movable.map(({ id }) => id)
    const [section] = movable.slice(from, from + 1)
    if (!section || to < 0 || to >= ids.length) return
    editOrder(ids.toSpliced(from, 1).toSpliced(to, 0, section.id))
    setMoved(`${section.label} is now ${to + 1} of ${ids.length}`)
  }

  return (
    <Panel
      title="Layout"
      description="A section that is switched off keeps its content and leaves your page and its menu. The arrows change the order."
    >
      <ul className="grid divide-y divide-line">
        {sections.map((section) => (
          <li key={section.id} className="flex items-center gap-2 py-3 first:pt-0">
            <Toggle
              className="flex-1"
              label={section.label}
              hint={section.hideable ? undefined : 'Always shown'}
              disabled={!section.hideable}
              checked={!hidden.includes(section.id)}
              onChange={(visible) =>
                editHidden(visible ? hidden.filter((id) => id !== section.id) : [...hidden, section.id])
              }
            />
            <MoveButtons label={section.label} index={movable.indexOf(section)} count={movable.length} onMove={move} />
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
    </Panel>
  )
}

interface MoveButtonsProps {
  label: string
  /** Place among the sections that can be moved; -1 for a section that keeps its place. */
  index: number
  count: number
  onMove: (from: number, to: number) => void
}

/** Stay in the tab order at either end of the list, so that the focus is not lost there. */
function MoveButtons({ label, index, count, onMove }: MoveButtonsProps) {
  if (index < 0) return <span className="w-20 shrink-0" />
  return (
    <span className="flex shrink-0">
      <Button
        variant="ghost"
        square
        aria-label={`Move ${label} up`}
        aria-disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        <ArrowUp aria-hidden />
      </Button>
      <Button
        variant="ghost"
        square
        aria-label={`Move ${label} down`}
        aria-disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      >
        <ArrowDown aria-hidden />
      </Button>
    </span>
  )
}
