import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Check, ChevronDown, MessageSquare } from 'lucide-react'
import type { ReviewComment } from '@vitrine/common/api/comments'
import { chosenSections } from '@vitrine/common/fields/section'
import { undoScope } from '../../../components/undo-scope.ts'
import { classNames } from '../../../lib/class-names.ts'
import { counted } from '../../../lib/counted.ts'
import { useDebouncedEditorState, useEditor } from '../state/editor-context.ts'
import { commentsByPlace, type CommentsHere } from './by-place.ts'
import { CommentThread } from './comment-thread.tsx'
import { settleSlot } from './slots.ts'
import { useCommentActions } from './use-comments.ts'

/** A marker beside each field, item and section that reviewers wrote about. */
export function CommentMarkers({ comments }: { comments: readonly ReviewComment[] }) {
  const { metadata } = useEditor()
  const layout = useDebouncedEditorState(({ history }) => history.present.layout)
  const content = useDebouncedEditorState(({ history }) => history.present.content)
  const places = useMemo(
    () => commentsByPlace(comments, chosenSections(metadata.sections, layout), content),
    [comments, metadata, layout, content],
  )
  return places.map((place) => <Marker key={place.key} place={place} />)
}

function Marker({ place }: { place: CommentsHere }) {
  const { comments, section, path } = place
  const [slot] = useState(() => document.createElement('div'))
  const [expanded, setExpanded] = useState(false)
  const { see } = useCommentActions()
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useId()
  useSlot(slot, section, path)
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null)
  const last = open.at(-1)

  return createPortal(
    <div ref={undoScope} className="mt-2 grid min-w-0 rounded-lg border border-line bg-surface [li>*>&]:m-2">
      <button
        ref={toggle}
        type="button"
        data-comments
        aria-expanded={expanded}
        aria-controls={panel}
        onClick={() => {
          setExpanded(!expanded)
          if (!expanded) see()
        }}
        className="flex min-h-9 min-w-0 items-center gap-2 rounded-lg px-2.5 text-left text-sm hover:bg-sunken"
      >
        <span
          className={classNames(
            'flex shrink-0 items-center gap-1 rounded-full rounded-bl-sm px-2 py-0.5 text-xs font-semibold',
            last ? 'bg-accent text-on-accent' : 'bg-sunken text-muted',
          )}
        >
          {last ? <MessageSquare aria-hidden className="size-3" /> : <Check aria-hidden className="size-3" />}
          {last ? open.length : comments.length}
          <span className="sr-only">{last ? ` open ${open.length === 1 ? 'comment' : 'comments'}` : ' resolved'}</span>
        </span>
        <span className="min-w-0 flex-1 truncate text-muted">
          {last ? (
            <>
              <bdi>{last.name}</bdi>: {last.text}
            </>
          ) : (
            `${counted(comments.length, 'comment')} resolved`
          )}
        </span>
        <ChevronDown aria-hidden className={classNames('size-4 shrink-0 text-muted', expanded && 'rotate-180')} />
      </button>
      <div id={panel} hidden={!expanded} className="divide-y divide-line border-t border-line px-3">
        {expanded &&
          comments.map((comment) => (
            <div key={`${comment.linkId} ${comment.id}`} className="py-3">
              <CommentThread comment={comment} onDeleted={() => toggle.current?.focus()} />
            </div>
          ))}
      </div>
    </div>,
    slot,
  )
}

/** Keeps an element beside its place while items open, close, come and go. */
function useSlot(slot: HTMLElement, section: string | null, path: string | null): void {
  useEffect(() => {
    const settle = () => settleSlot(slot, { section, path })
    settle()
    const observer = new MutationObserver(settle)
    observer.observe(document.querySelector('main') ?? document.body, { subtree: true, childList: true })
    return () => {
      observer.disconnect()
      slot.remove()
    }
  }, [slot, section, path])
}
