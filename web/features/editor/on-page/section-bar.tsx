import { useCallback } from 'react'
import { Copy, EyeOff, Pencil, Plus, Trash2, X } from 'lucide-react'
import { shownName, type TemplateSection } from '@vitrine/common/fields/section'
import { contentPath } from '@vitrine/common/portfolio/paths'
import { titleSource } from '@vitrine/templates/parts/sources'
import { DropdownMenu } from '../../../components/dropdown-menu.tsx'
import { MoveButtons } from '../../../components/move-buttons.tsx'
import { heard, say } from '../../../lib/words/say.ts'
import type { sectionActions } from '../sections/section-actions.ts'
import type { Sections } from '../sections/use-sections.ts'
import { Bar, BarButton } from './bar.tsx'
import { PartPlace } from './field-frame.tsx'
import { PartDrag, type DropPlace } from './part-drag.tsx'

interface SectionBarProps {
  page: Document
  box: HTMLElement
  id: string
  sections: Sections
  actions: ReturnType<typeof sectionActions>
  onMove: (to: number) => void
  onRename: (source: string) => void
  /** Opens a field in the form. */
  onOpen: (path: string) => void
  onEscape: () => void
  /** Called once the page no longer shows the section. */
  onGone: () => void
}

/** What can be done with a section, over the page: the actions that it has under Layout. */
export function SectionBar({
  page,
  box,
  id,
  sections,
  actions,
  onMove,
  onRename,
  onOpen,
  onEscape,
  onGone,
}: SectionBarProps) {
  const find = useCallback(() => page.getElementById(id), [page, id])
  const section = sections.all.find((one) => one.id === id)
  if (!section) return null
  const { label: name } = section
  const place = sections.movable.indexOf(id)
  const { onDuplicate, onDelete, onRemove } = actions.own(section)
  const dropPlaces = (): DropPlace[] =>
    sections.movable.flatMap((other, index) => {
      const element = other === id ? null : page.getElementById(other)
      return element ? { index, element } : []
    })
  if (place === -1 && shownName(section) === null && !section.hideable) return null
  const leaving = (action: () => void) => () => {
    action()
    onGone()
  }

  return (
    <PartPlace page={page} box={box} find={find}>
      <Bar label={say('{name}: {text}', { name: say('Section'), text: name })} onEscape={onEscape}>
        {place !== -1 && (
          <>
            <PartDrag page={page} box={box} places={dropPlaces} onDrop={onMove} />
            <MoveButtons name={name} index={place} count={sections.movable.length} onMove={onMove} />
            <AddMenu after={id} name={name} sections={sections} actions={actions} onOpen={onOpen} />
          </>
        )}
        {shownName(section) !== null && (
          <BarButton label={say('Rename {name}', { name })} onClick={() => onRename(titleSource(id))}>
            <Pencil aria-hidden />
          </BarButton>
        )}
        {onDuplicate && (
          <BarButton label={say('Duplicate {name}', { name })} onClick={onDuplicate}>
            <Copy aria-hidden />
          </BarButton>
        )}
        {section.hideable && (
          <BarButton label={say('Hide {name}', { name })} onClick={leaving(() => actions.hide(id, name))}>
            <EyeOff aria-hidden />
          </BarButton>
        )}
        {onRemove && (
          <BarButton label={say('Remove {name}; its content is kept', { name })} onClick={leaving(onRemove)}>
            <X aria-hidden />
          </BarButton>
        )}
        {onDelete && (
          <BarButton label={say('Delete {name}', { name })} onClick={leaving(onDelete)}>
            <Trash2 aria-hidden />
          </BarButton>
        )}
      </Bar>
    </PartPlace>
  )
}

interface AddMenuProps extends Pick<SectionBarProps, 'sections' | 'actions' | 'onOpen'> {
  after: string
  name: string
}

/** The sections that can be added after another. */
function AddMenu({ after, name, sections: { addable, custom }, actions, onOpen }: AddMenuProps) {
  function add({ id, label, fields: [first] }: TemplateSection): void {
    actions.add(id, heard(label), after)
    // The page shows nothing of an empty section: it is filled in in the form.
    if (first) onOpen(contentPath(first.path))
  }
  return (
    <DropdownMenu
      trigger={
        <BarButton label={say('Add a section after {name}', { name })}>
          <Plus aria-hidden />
        </BarButton>
      }
    >
      {({ MenuItem, MenuLabel, MenuSeparator }) => (
        <>
          <MenuLabel>{say('Of your own')}</MenuLabel>
          {custom.map(({ kind, label, hasRoom }) => (
            <MenuItem key={kind} disabled={!hasRoom} onSelect={() => actions.addCustom(kind, label, after)}>
              {label}
            </MenuItem>
          ))}
          <MenuSeparator />
          {addable.map((section) => (
            <MenuItem key={section.id} onSelect={() => add(section)}>
              {heard(section.label)}
            </MenuItem>
          ))}
        </>
      )}
    </DropdownMenu>
  )
}
