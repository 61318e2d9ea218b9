import { useEffect, useRef } from 'react'
import { ArrowUpRight, MessageSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ReviewComment } from '@vitrine/common/api/comments'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { CommentThread } from './comment-thread.tsx'
import { useCommentActions, useComments } from './use-comments.ts'

/** How to get to what a comment is about: here, or in another editor; null where it is gone. */
export type Way = { show: () => void } | { to: string } | null

interface CommentsDialogProps {
  wayTo: (comment: ReviewComment) => Way
  onClose: () => void
}

/** All comments of reviewers, with a way to what each is about. */
export function CommentsDialog({ wayTo, onClose }: CommentsDialogProps) {
  const query = useComments()
  const { see } = useCommentActions()
  /** What follows once the dialog has closed and the focus is back. */
  const next = useRef<() => void>(undefined)
  const body = useRef<HTMLDivElement>(null)
  const seen = useRef(see)
  useEffect(() => seen.current(), [])
  const comments = query.data ?? []
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null)
  const resolved = comments.filter(({ resolvedAt }) => resolvedAt !== null)
  const lists = [
    { title: say('Open'), comments: open },
    { title: say('Resolved'), comments: resolved },
  ].filter((list) => list.comments.length > 0)

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClosed={() => next.current?.()}
      title={say('Comments')}
      description={say('What reviewers said about your draft. They can see your replies, and what’s resolved.')}
      footer={<Button onClick={onClose}>{say('Close')}</Button>}
    >
      <div ref={body} tabIndex={-1} className="grid gap-6 outline-none">
        {query.isPending && (
          <SkeletonGroup label={say('Loading the comments…')} className="grid gap-3">
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </SkeletonGroup>
        )}
        {query.isError && comments.length === 0 && (
          <ErrorState
            title={say('The comments couldn’t be loaded')}
            message={heard(messageOf(query.error, say('Please try again.')))}
            safe={say('They are all kept.')}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data?.length === 0 && (
          <EmptyState icon={<MessageSquare />} title={say('No comments yet')}>
            {say(
              'Create a review link under Private links. Anyone who has it can see your draft and pin comments to it, without an account.',
            )}
          </EmptyState>
        )}
        {lists.map((list) => (
          <section key={list.title} aria-label={list.title}>
            <h3 className="font-semibold">
              {list.title} <span className="font-normal text-muted">{list.comments.length}</span>
            </h3>
            <ul className="divide-y divide-line">
              {list.comments.map((comment) => (
                <Entry
                  key={`${comment.linkId} ${comment.id}`}
                  comment={comment}
                  way={wayTo(comment)}
                  onShow={(show) => {
                    next.current = show
                    onClose()
                  }}
                  onDeleted={() => body.current?.focus()}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

interface EntryProps {
  comment: ReviewComment
  way: Way
  onShow: (show: () => void) => void
  onDeleted: () => void
}

const wayClass =
  'flex items-start gap-1 justify-self-start text-left text-sm font-medium text-accent-text underline decoration-transparent underline-offset-2 wrap-anywhere hover:decoration-current'

function Entry({ comment, way, onShow, onDeleted }: EntryProps) {
  const { place } = comment
  const about = heard(comment.about)
  const label = (
    <>
      {about}
      <ArrowUpRight aria-hidden className="mt-0.5 size-4 shrink-0" />
    </>
  )
  return (
    <li className="grid gap-2 py-4">
      {way && 'show' in way && (
        <button type="button" title={say('Go to its field')} onClick={() => onShow(way.show)} className={wayClass}>
          {label}
        </button>
      )}
      {way && 'to' in way && (
        <Link to={way.to} title={say('Go to its page')} className={wayClass}>
          {label}
        </Link>
      )}
      {!way && (
        <p className="text-sm font-medium text-muted wrap-anywhere">
          {place.section !== null || place.pageId !== undefined
            ? say('{place} (no longer on the page)', { place: about })
            : about}
        </p>
      )}
      <CommentThread comment={comment} onDeleted={onDeleted} />
    </li>
  )
}
