import { useMemo, useRef, useState } from 'react'
import { Plus } from 'lucide-react'
import { chosenSections, type FixedPlace, type TemplateSection } from '@vitrine/common/fields/section'
import { sectionsWithWriting } from '@vitrine/templates/shared-sections/writing-section'
import { orderSections } from '@vitrine/templates/visible-sections'
import { Button } from '../../../components/button.tsx'
import { SortableList } from '../fields/sortable-list.tsx'
import { useEdit, useEditor, useEditorState } from '../state/editor-context.ts'
import { Panel } from './panel.tsx'
import { FixedRow, MovableRow, type SectionRowProps } from './section-row.tsx'
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
  const all = useMemo(() => sectionsWithWriting(metadata.sections, pages), [metadata, pages])

  const sections = useMemo(() => orderSections(chosenSections(all, layout), order), [all, layout, order])
  const movable = useMemo(() => sections.filter(({ fixed }) => !fixed), [sections])
  const ids = useMemo(() => movable.map(({ id }) => id), [movable])
  const addable = metadata.sections.filter(({ id }) => !sections.some((section) => section.id === id))

  const move = (from: number, to: number) => {
    const section = movable[from]
    if (!section || to < 0 || to >= ids.length) return
    editOrder(ids.toSpliced(from, 1).toSpliced(to, 0, section.id))
    setAnnouncement(`${section.label} is now ${to + 1} of ${ids.length}`)
  }

  const rowOf = ({ id, label, optional, hideable }: TemplateSection): SectionRowProps => ({
    section: all.find((section) => section.id === id)!,
    label,
    visible: !hideable || !hidden.includes(id),
    onShow: (visible) => editHidden(visible ? hidden.filter((other) => other !== id) : [...hidden, id]),
    ...(optional && {
      onRemove() {
        editAdded(added.filter((other) => other !== id))
        setAnnouncement(`${label} was removed from the page; its content is kept`)
      },
    }),
  })
  const fixedRows = (...places: FixedPlace[]) =>
    places
      .flatMap((place) => sections.filter(({ fixed }) => fixed === place))
      .map((section) => <FixedRow key={section.id} {...rowOf(section)} />)

  return (
    <Panel
      title="Layout"
      description="Drag sections into your order, or use the arrows. Type over a name to rename a section on your page and in its menu. Turn one off to hide it; its content is kept."
    >
      <SortableList ids={ids} nameOf={(index) => movable[index]?.label ?? ''} onMove={move}>
        <ul ref={list} className="grid divide-y divide-line" data-field="layout">
          {fixedRows('header', 'opening')}
          {movable.map((section, index) => (
            <MovableRow key={section.id} {...rowOf(section)} index={index} count={movable.length} onMove={move} />
          ))}
          {fixedRows('footer')}
        </ul>
      </SortableList>
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
