import { useMemo, useState } from 'react'
import { Plus } from 'lucide-react'
import { chosenSections, type FixedPlace, type TemplateSection } from '@vitrine/common/fields/section'
import {
  CUSTOM_OF_KIND,
  customIdsOf,
  customKindOf,
  customKinds,
  type CustomKind,
} from '@vitrine/common/portfolio/custom-sections'
import { sectionsWithWriting } from '@vitrine/templates/shared-sections/writing-section'
import { orderSections } from '@vitrine/templates/visible-sections'
import { Button } from '../../../components/button.tsx'
import { toast } from '../../../lib/toast.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { focusField } from '../checks/focus-field.ts'
import { SortableList } from '../fields/sortable-list.tsx'
import { useEdit, useEditor, useEditorState } from '../state/editor-context.ts'
import { addSection, deleteCustom, duplicateCustom, hasRoomFor, nextCustom, restoreCustom } from './custom-sections.ts'
import { Panel } from './panel.tsx'
import { FixedRow, MovableRow, type SectionRowProps } from './section-row.tsx'
import { useSitePages } from './use-site-pages.ts'

export function LayoutPanel() {
  const { metadata, store } = useEditor()
  /** Actions read the draft when they run. */
  const draft = () => store.getState().history.present
  const layout = useEditorState((state) => state.history.present.layout)
  const { hidden, order, added = [] } = layout
  const editHidden = useEdit('layout.hidden')
  const editOrder = useEdit('layout.order')
  const editAdded = useEdit('layout.added')
  const [announcement, setAnnouncement] = useState('')

  const pages = useSitePages()
  const all = useMemo(() => sectionsWithWriting(metadata.sections, layout, pages), [metadata, layout, pages])

  const sections = useMemo(
    () =>
      orderSections(chosenSections(all, layout), order).map((section) => ({
        ...section,
        label: section.title ?? heard(section.label),
      })),
    [all, layout, order],
  )
  const movable = useMemo(() => sections.filter(({ fixed }) => !fixed), [sections])
  const ids = useMemo(() => movable.map(({ id }) => id), [movable])
  const addable = metadata.sections.filter(
    ({ id }) => customKindOf(id) === null && !sections.some((section) => section.id === id),
  )

  const move = (from: number, to: number) => {
    const section = movable[from]
    if (!section || to < 0 || to >= ids.length) return
    editOrder(ids.toSpliced(from, 1).toSpliced(to, 0, section.id))
    setAnnouncement(say('{name} is now {place} of {count}', { name: section.label, place: to + 1, count: ids.length }))
  }

  const rowOf = ({ id, label, optional, hideable }: TemplateSection): SectionRowProps => {
    const kind = customKindOf(id)
    return {
      section: all.find((section) => section.id === id)!,
      label,
      visible: !hideable || !hidden.includes(id),
      onShow: (visible) => editHidden(visible ? hidden.filter((other) => other !== id) : [...hidden, id]),
      ...(kind && customActions(id, kind, label)),
      ...(optional &&
        !kind && {
          onRemove() {
            editAdded(added.filter((other) => other !== id))
            setAnnouncement(say('{name} was removed from the page; its content is kept', { name: label }))
          },
        }),
    }
  }
  const customActions = (
    id: string,
    kind: CustomKind,
    label: string,
  ): Pick<SectionRowProps, 'onDelete' | 'onDuplicate'> => ({
    onDelete() {
      const before = draft()
      store.setValues(deleteCustom(before, id))
      const putBack = () => store.setValues(restoreCustom(draft(), before, id))
      toast.message(say('{name} deleted', { name: label }), { action: { label: say('Undo'), onClick: putBack } })
    },
    ...(hasRoomFor(kind, layout) && {
      onDuplicate() {
        const copy = duplicateCustom(draft(), id, ids)
        if (!copy) return
        store.setValues(copy.values)
        setAnnouncement(say('{name} was duplicated; the copy is below it', { name: label }))
        void focusField(store, `layout.titles.${copy.id}`)
      },
    }),
  })
  const add = (id: string, label: string) => {
    store.setValues(addSection(draft(), id))
    setAnnouncement(say('{name} was added; fill it in under Content', { name: label }))
  }
  const addOwn = (kind: CustomKind, label: string) => {
    const id = nextCustom(draft(), kind)
    if (id === undefined) return
    add(id, label)
    void focusField(store, `layout.titles.${id}`)
  }

  const fixedRows = (...places: FixedPlace[]) =>
    places
      .flatMap((place) => sections.filter(({ fixed }) => fixed === place))
      .map((section) => <FixedRow key={section.id} {...rowOf(section)} />)

  return (
    <Panel
      title={say('Layout')}
      description={say(
        'Drag sections into your order, or use the arrows. Type over a name to rename a section on your page and in its menu. Turn one off to hide it; its content is kept.',
      )}
    >
      <SortableList ids={ids} nameOf={(index) => movable[index]?.label ?? ''} onMove={move}>
        <ul className="grid divide-y divide-line" data-field="layout">
          {fixedRows('header', 'opening')}
          {movable.map((section, index) => (
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
              <AddButton key={id} label={heard(label)} onClick={() => add(id, heard(label))} />
            ))}
          </div>
        )}
        <h4 className="mt-2 text-sm font-medium">{say('Of your own')}</h4>
        <p className="text-sm text-muted">
          {say('With a name that you give it; up to {count} of each kind.', { count: CUSTOM_OF_KIND })}
        </p>
        <div className="flex flex-wrap gap-2">
          {customKinds.map((kind) => {
            const label = heard(all.find(({ id }) => id === customIdsOf(kind)[0])?.label ?? kind)
            return (
              <AddButton
                key={kind}
                label={label}
                isOff={!hasRoomFor(kind, layout)}
                onClick={() => addOwn(kind, label)}
              />
            )
          })}
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
