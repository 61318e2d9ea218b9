import { useEffect, useRef } from 'react'
import { ArrowUpRight, MessageSquare } from 'lucide-react'
import type { ReviewComment } from '@vitrine/common/api/comments'
import { chosenSections } from '@vitrine/common/fields/section'
import { walkFields } from '@vitrine/common/fields/walk'
import { editorPlaceOf, type EditorPlace } from '@vitrine/common/portfolio/comment-places'
import { contentPath, isWithin } from '@vitrine/common/portfolio/paths'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { focusField } from '../checks/focus-field.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { CommentThread } from './comment-thread.tsx'
import { useCommentActions, useComments } from './use-comments.ts'

/** All comments of reviewers, with a way to what each is about. */
export function CommentsDialog({ onClose }: { onClose: () => void }) {
  const { metadata, store } = useEditor()
  const query = useComments()
  const { see } = useCommentActions()
  const chosen = useRef<EditorPlace>(null)
  const body = useRef<HTMLDivElement>(null)
  const seen = useRef(see)
  useEffect(() => seen.current(), [])
  const comments = query.data ?? []
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null)
  const resolved = comments.filter(({ resolvedAt }) => resolvedAt !== null)
  const lists = [
    { title: 'Open', comments: open },
    { title: 'Resolved', comments: resolved },
  ].filter((list) => list.comments.length > 0)

  function show(): void {
    const place = chosen.current
    if (!place) return
    if ('path' in place) return void focusField(store, fieldAt(place.path))
    const heading = document.querySelector<HTMLElement>(`[data-section="${CSS.escape(place.section)}"] h2`)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }

  /** An item has no field of its own: its first one stands for it. */
  function fieldAt(path: string): string {
    const inner = walkFields(metadata, store.getState().history.present.content).map((place) => contentPath(place.path))
    return inner.find((field) => isWithin(field, path)) ?? path
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClosed={show}
      title="Comments"
      description="What reviewers said about your draft. They can see your replies, and what’s resolved."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div ref={body} tabIndex={-1} className="grid gap-6 outline-none">
        {query.isPending && (
          <SkeletonGroup label="Loading the comments…" className="grid gap-3">
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </SkeletonGroup>
        )}
        {query.isError && comments.length === 0 && (
          <ErrorState
            title="The comments couldn’t be loaded"
            message={messageOf(query.error, 'Please try again.')}
            safe="They are all kept."
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data?.length === 0 && (
          <EmptyState icon={<MessageSquare />} title="No comments yet">
            Create a review link under Private links. Anyone who has it can see your draft and pin comments to it,
            without an account.
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
                  onShow={(place) => {
                    chosen.current = place
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
  onShow: (place: EditorPlace) => void
  onDeleted: () => void
}

function Entry({ comment, onShow, onDeleted }: EntryProps) {
  const { metadata } = useEditor()
  const document = useEditorState(({ history }) => history.present)
  const { place, about } = comment
  const there = editorPlaceOf(place, chosenSections(metadata.sections, document.layout), document.content)
  return (
    <li className="grid gap-2 py-4">
      {there ? (
        <button
          type="button"
          title="Go to its field"
          onClick={() => onShow(there)}
          className="flex items-start gap-1 justify-self-start text-left text-sm font-medium text-accent-text underline decoration-transparent underline-offset-2 wrap-anywhere hover:decoration-current"
        >
          {about}
          <ArrowUpRight aria-hidden className="mt-0.5 size-4 shrink-0" />
        </button>
      ) : (
        <p className="text-sm font-medium text-muted wrap-anywhere">
          {about}
          {place.section !== null && ' (no longer on the page)'}
        </p>
      )}
      <CommentThread comment={comment} onDeleted={onDeleted} />
    </li>
  )
}
