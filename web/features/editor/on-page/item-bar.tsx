import { useCallback } from 'react'
import { Copy, Lock, LockOpen, Plus, Trash2 } from 'lucide-react'
import { canBePrivate, isPrivate } from '@vitrine/common/portfolio/private-items'
import { MoveButtons } from '../../../components/move-buttons.tsx'
import { inSentence } from '../../../lib/words/in-sentence.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { Bar, BarButton } from './bar.tsx'
import { PartPlace } from './field-frame.tsx'
import { itemActions } from './item-actions.ts'
import { elementOfItem, shownNeighbours } from './page-items.ts'
import { PartDrag, type DropPlace } from './part-drag.tsx'

interface ItemBarProps {
  page: Document
  box: HTMLElement
  /** Of the item, which names it wherever it moves. */
  source: string
  /** Opens a field in the form. */
  onOpen: (path: string) => void
  /** Told what was done, for screen readers. */
  onDone: (what: string) => void
  onEscape: () => void
}

/** What can be done with an item, over the page: the actions that its list has in the form. */
export function ItemBar({ page, box, source, onOpen, onDone, onEscape }: ItemBarProps) {
  const editor = useEditor()
  const content = useEditorState(({ history }) => history.present.content)
  const find = useCallback(() => elementOfItem(page, source), [page, source])
  const item = itemActions(editor, source, content)
  if (!item) return null
  const { field, list, index, items, name, actions } = item
  const itemLabel = heard(field.itemLabel)
  const hidden = isPrivate(items[index])
  const move = (to: number) => onDone(item.move(to))

  const dropPlaces = (): DropPlace[] =>
    shownNeighbours(page, source).flatMap((neighbour) => {
      const element = neighbour === source ? null : elementOfItem(page, neighbour)
      const to = items.findIndex((other, place) => neighbour.endsWith(`/${other.itemId ?? place}`))
      return element && to !== -1 ? { index: to, element } : []
    })

  function addAfter(): void {
    actions.addAfter(index)
    const [first] = field.fields
    // The page shows nothing of an empty item: it is filled in in the form.
    if (first) onOpen(`${list}.${index + 1}.${first.path}`)
  }

  return (
    <PartPlace page={page} box={box} find={find}>
      <Bar label={say('{name}: {text}', { name: itemLabel, text: name })} onEscape={onEscape}>
        {items.length > 1 && (
          <>
            <PartDrag page={page} box={box} places={dropPlaces} onDrop={move} />
            <MoveButtons name={name} index={index} count={items.length} onMove={move} />
          </>
        )}
        <BarButton label={say('Add {item} after {name}', { item: inSentence(itemLabel), name })} onClick={addAfter}>
          <Plus aria-hidden />
        </BarButton>
        <BarButton
          label={say('Duplicate {name}', { name })}
          onClick={() => {
            actions.duplicate(index)
            onDone(say('{name} is duplicated.', { name }))
          }}
        >
          <Copy aria-hidden />
        </BarButton>
        {canBePrivate(field.path) && (
          <BarButton
            label={say('Private: {name}', { name })}
            isPressed={hidden}
            onClick={() => actions.setPrivate(index, !hidden)}
          >
            {hidden ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
          </BarButton>
        )}
        <BarButton
          label={say('Delete {name}', { name })}
          onClick={() => {
            actions.remove(index)
            onDone(say('{name} is deleted.', { name }))
            onEscape()
          }}
        >
          <Trash2 aria-hidden />
        </BarButton>
      </Bar>
    </PartPlace>
  )
}
