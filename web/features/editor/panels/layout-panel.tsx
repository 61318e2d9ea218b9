import { useRef, useState } from 'react'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { chosenSections } from '@vitrine/common/fields/section'
import { sectionsWithWriting } from '@vitrine/templates/shared-sections/writing-section'
import { orderSections } from '@vitrine/templates/visible-sections'
import { Button } from '../../../components/button.tsx'
import { Toggle } from '../../../components/toggle.tsx'
import { useEdit, useEditor, useEditorState } from '../state/editor-context.ts'
import { Panel } from './panel.tsx'
import { useSitePages } from './use-site-pages.ts'

export function LayoutPanel() {
  const { metadata } = useEditor()
  const layout = useEditorState((state) => state.history.present.layout)
  const { hidden, order, added = [] } = layout
  const editHidden = useEdit('layout.hidden')
  const editOrder = useEdit('layout.order')
  const editAdded = useEdit('layout.added')
  const [announcement, setAnnouncement] = useState('')

  const list = useRef<HTMLUListElement>(null)
  const pages = useSitePages(list)
  const all = sectionsWithWriting(metadata.sections, pages)

  const sections = orderSections(chosenSections(all, layout), order)
  const movable = sections.filter(({ fixed }) => !fixed)
  const addable = metadata.sections.filter((section) => !sections.includes(section))

  const move = (from: number, to: number) => {
    const ids = movable.map(({ id }) => id)
    const [section] = movable.slice(from, from + 1)
    if (!section || to < 0 || to >= ids.length) return
    editOrder(ids.toSpliced(from, 1).toSpliced(to, 0, section.id))
    setAnnouncement(`${section.label} is now ${to + 1} of ${ids.length}`)
  }

  return (
    <Panel
      title="Layout"
      description="Turn a section off to hide it from your page and menu; its content is kept. Use the arrows to change the order."
    >
      <ul ref={list} className="grid divide-y divide-line" data-field="layout">
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
            {/* Toggles stand below each other also where some sections can be removed. */}
            {sections.some(({ optional }) => optional) && !section.optional && <span className="w-10 shrink-0" />}
            {section.optional && (
              <Button
                variant="ghost"
                square
                aria-label={`Remove ${section.label}`}
                title={`Remove ${section.label}; its content is kept`}
                onClick={() => {
                  editAdded(added.filter((id) => id !== section.id))
                  setAnnouncement(`${section.label} was removed from the page; its content is kept`)
                }}
              >
                <X aria-hidden />
              </Button>
            )}
            <MoveButtons label={section.label} index={movable.indexOf(section)} count={movable.length} onMove={move} />
          </li>
        ))}
      </ul>
      {addable.length > 0 && (
        <section aria-labelledby="add-section" className="mt-6 grid gap-3 border-t border-line pt-5">
          <div className="grid gap-1">
            <h3 id="add-section" className="text-sm font-medium">
              Add a section
            </h3>
            <p className="text-sm text-muted">
              It gets fields under Content, and is on your page once something is in it.
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            {addable.map(({ id, label }) => (
              <Button
                key={id}
                size="sm"
                icon={<Plus aria-hidden />}
                onClick={() => {
                  editAdded([...added, id])
                  setAnnouncement(`${label} was added; fill it in under Content`)
                }}
              >
                {label}
                <span className="sr-only"> section: add it</span>
              </Button>
            ))}
          </div>
        </section>
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </Panel>
  )
}

interface MoveButtonsProps {
  label: string
  /** Among the sections that can be moved; -1 for a fixed section. */
  index: number
  count: number
  onMove: (from: number, to: number) => void
}

/** At either end of the list the button stays focusable (aria-disabled), so that the focus is not lost. */
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
