import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { ChevronRight } from 'lucide-react'
import { blockDefinition } from '@vitrine/common/portfolio/pages/block-types'
import { Badge } from '../../../../components/badge.tsx'
import { classNames } from '../../../../lib/class-names.ts'
import { isComposing } from '../../../../lib/keys.ts'
import { heard, say, saidCount } from '../../../../lib/words/say.ts'
import { fillable, pressable } from '../../fields/controls-selector.ts'
import { useDocumentState } from '../../state/editor-context.ts'
import { isWithin } from '@vitrine/common/portfolio/paths'
import { KeepMountedContext, useNotes } from '../../fields/keep-mounted.ts'
import { idOf } from '../document/convert.ts'
import { blockLabel } from '@vitrine/common/portfolio/pages/block-types'
import { BlockFields } from './block-fields.tsx'
import { BlockSummary, picturesOf } from './block-summary.tsx'
import { useCanvas } from './canvas-context.ts'
import { TableForm } from './table-form.tsx'
import { useBlock } from './use-block.ts'

/** A block that is filled in by a form: closed, it shows what is in it. */
export function FormView({ node, selected, editor, getPos }: ReactNodeViewProps) {
  const itemId = idOf(node)
  const found = useBlock(itemId)
  const { opening, open, awaited } = useCanvas()
  const [isOpen, setOpen] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const panel = useId()
  const { notes, keepMounted } = useNotes()
  const isWanted = itemId !== null && opening === itemId && found !== null
  if (isWanted && !isOpen) setOpen(true)
  const path = found?.path
  const isFocusWanted = useDocumentState(
    ({ focusPath }) => path !== undefined && focusPath !== null && isWithin(focusPath, path),
  )
  if (isFocusWanted && !isOpen) setOpen(true)

  useEffect(() => {
    if (!isWanted) return
    form.current?.querySelector<HTMLElement>(`:is(${fillable}, ${pressable})`)?.focus()
    open(null)
  }, [isWanted, open])

  if (!found) return <NodeViewWrapper className="h-12" />
  const { block } = found
  const definition = blockDefinition(block)
  const label = heard(blockLabel(block))
  if (definition?.fields.length === 0)
    return (
      <NodeViewWrapper>
        <hr
          aria-label={label}
          className={classNames(
            'my-6 border-line-strong',
            selected && 'outline-2 outline-offset-8 outline-accent-text',
          )}
        />
      </NodeViewWrapper>
    )

  /** Back to the text, with the block chosen: arrow keys go on from there. */
  function leave(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return
    event.preventDefault()
    const position = getPos()
    if (position !== undefined) editor.chain().setNodeSelection(position).focus().run()
  }

  // Posters are covers of what has a title of its own.
  const hasPosters = block.type === 'media' || block.type === 'embed'
  const undescribed = hasPosters ? 0 : picturesOf(block).filter(({ alt }) => alt.trim() === '').length
  return (
    <NodeViewWrapper
      className={classNames(
        'my-4 rounded-lg border border-line bg-surface outline-accent-text',
        selected && 'in-[.ProseMirror-focused]:border-accent-text in-[.ProseMirror-focused]:outline-1',
      )}
      role="group"
      aria-label={label}
      onKeyDown={leave}
    >
      <div className="flex items-center gap-2 p-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          disabled={!definition}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-1.5 rounded px-1.5 text-left text-sm font-medium hover:bg-sunken"
        >
          <ChevronRight aria-hidden className={classNames('size-4 shrink-0 text-muted', isOpen && 'rotate-90')} />
          {label}
          {!isOpen && notes.length > 0 && <span className="text-xs font-normal text-muted">{notes.at(-1)}</span>}
        </button>
        {undescribed > 0 && (
          <button type="button" className="rounded" onClick={() => setOpen(true)}>
            <Badge tone="warning">{saidCount(undescribed, 'Describe the picture', 'Describe {n} pictures')}</Badge>
          </button>
        )}
      </div>
      <div id={panel} ref={form} className="border-t border-line p-3">
        {!definition && (
          <p className="mb-2 text-sm text-muted">
            {say('This block was made with a newer version of Vitrine. It’s kept as it is.')}
          </p>
        )}
        {!isOpen && <BlockSummary block={block} isAwaited={itemId !== null && awaited.has(itemId)} />}
        {definition && (isOpen || notes.length > 0) && (
          <div data-controls hidden={!isOpen} className={isOpen ? 'grid gap-4' : undefined}>
            <KeepMountedContext value={keepMounted}>
              {block.type === 'table' ? (
                <TableForm block={block} path={found.path} />
              ) : (
                <BlockFields fields={definition.fields} path={found.path} />
              )}
            </KeepMountedContext>
          </div>
        )}
      </div>
    </NodeViewWrapper>
  )
}
