import { useState } from 'react'
import { Plus } from 'lucide-react'
import type { FixedPlace } from '@vitrine/common/fields/section'
import { CUSTOM_OF_KIND } from '@vitrine/common/portfolio/custom-sections'
import { Button } from '../../../components/button.tsx'
import { heard, say } from '../../../lib/words/say.ts'
import { SortableList } from '../fields/sortable-list.tsx'
import { sectionActions } from '../sections/section-actions.ts'
import { useSections, type DraftSection } from '../sections/use-sections.ts'
import { useEditor } from '../state/editor-context.ts'
import { Panel } from './panel.tsx'
import { FixedRow, MovableRow, type SectionRowProps } from './section-row.tsx'

export function LayoutPanel() {
  const { store } = useEditor()
  const [announcement, setAnnouncement] = useState('')
  const sections = useSections()
  const { all, movable, addable, custom } = sections
  const actions = sectionActions(store, sections, setAnnouncement)
  const rows = movable.map((id) => all.find((section) => section.id === id)!)

  const move = (from: number, to: number) => {
    const id = movable[from]
    if (id !== undefined) actions.move(id, to)
  }

  const rowOf = (section: DraftSection): SectionRowProps => ({
    section,
    onShow: (visible) => actions.show(section.id, visible),
    ...actions.own(section),
  })

  const fixedRows = (...places: FixedPlace[]) =>
    places
      .flatMap((place) => all.filter(({ fixed }) => fixed === place))
      .map((section) => <FixedRow key={section.id} {...rowOf(section)} />)

  return (
    <Panel
      title={say('Layout')}
      description={say(
        'Drag sections into your order, or use the arrows. Type over a name to rename a section on your page and in its menu. Turn one off to hide it; its content is kept.',
      )}
    >
      <SortableList ids={movable} nameOf={(index) => rows[index]?.label ?? ''} onMove={move}>
        <ul className="grid divide-y divide-line" data-field="layout">
          {fixedRows('header', 'opening')}
          {rows.map((section, index) => (
            <MovableRow key={section.id} {...rowOf(section)} index={index} count={movable.length} onMove={move} />
          ))}
          {fixedRows('footer')}
        </ul>
      </SortableList>
      <section aria-labelledby="add-section" className="grid gap-3 border-t border-line pt-5">
        <div className="grid gap-1">
          <h3 id="add-section" className="text-sm font-medium">
            {say('Add a section')}
          </h3>
          <p className="text-sm text-muted">
            {say('It gets fields under Content, and is on your page once something is in it.')}
          </p>
        </div>
        {addable.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {addable.map(({ id, label }) => (
              <AddButton key={id} label={heard(label)} onClick={() => actions.add(id, heard(label))} />
            ))}
          </div>
        )}
        <h4 className="mt-2 text-sm font-medium">{say('Of your own')}</h4>
        <p className="text-sm text-muted">
          {say('With a name that you give it; up to {count} of each kind.', { count: CUSTOM_OF_KIND })}
        </p>
        <div className="flex flex-wrap gap-2">
          {custom.map(({ kind, label, hasRoom }) => (
            <AddButton key={kind} label={label} isOff={!hasRoom} onClick={() => actions.addCustom(kind, label)} />
          ))}
        </div>
      </section>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </Panel>
  )
}

interface AddButtonProps {
  label: string
  isOff?: boolean
  onClick: () => void
}

const AddButton = ({ label, isOff, onClick }: AddButtonProps) => (
  <Button size="sm" icon={<Plus aria-hidden />} aria-disabled={isOff} onClick={onClick}>
    {label}
    <span className="sr-only"> {say('section: add it')}</span>
  </Button>
)
