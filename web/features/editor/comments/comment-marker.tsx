import { useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Check, ChevronDown, MessageSquare } from 'lucide-react'
import type { ReviewComment } from '@vitrine/common/api/comments'
import { undoScope } from '../../../components/undo-scope.ts'
import { classNames } from '../../../lib/class-names.ts'
import { saidCount, say } from '../../../lib/words/say.ts'
import { CommentThread } from './comment-thread.tsx'
import { useCommentActions } from './use-comments.ts'

interface CommentMarkerProps {
  /** The oldest first. */
  comments: readonly ReviewComment[]
  /** Where it stands: an element that stays the same. */
  slot: HTMLElement
}

/** Comments on one place: how many, the last of them, and all of them once it is pressed. */
export function CommentMarker({ comments, slot }: CommentMarkerProps) {
  const [expanded, setExpanded] = useState(false)
  const { see } = useCommentActions()
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null)
  const last = open.at(-1)

  return createPortal(
    <div ref={undoScope} className="mt-2 grid min-w-0 rounded-lg border border-line bg-surface [li>*>&]:m-2">
      <button
        ref={toggle}
        type="button"
        data-comments={comments.map(({ id }) => id).join(' ')}
        aria-expanded={expanded}
        aria-controls={panel}
        onClick={() => {
          setExpanded(!expanded)
          if (!expanded) see()
        }}
        className="flex min-h-9 min-w-0 scroll-my-24 items-center gap-2 rounded-lg px-2.5 text-left text-sm hover:bg-sunken"
      >
        <span
          className={classNames(
            'flex shrink-0 items-center gap-1 rounded-full rounded-bl-sm px-2 py-0.5 text-xs font-semibold',
            last ? 'bg-accent text-on-accent' : 'bg-sunken text-muted',
          )}
        >
          {last ? <MessageSquare aria-hidden className="size-3" /> : <Check aria-hidden className="size-3" />}
          <span aria-hidden>{last ? open.length : comments.length}</span>
          <span className="sr-only">
            {last
              ? saidCount(open.length, '1 open comment', '{n} open comments')
              : say('{n} resolved', { n: comments.length })}
          </span>
        </span>
        <span className="min-w-0 flex-1 truncate text-muted">
          {last ? (
            <>
              <bdi>{last.name}</bdi>: {last.text}
            </>
          ) : (
            saidCount(comments.length, '1 comment resolved', '{n} comments resolved')
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
