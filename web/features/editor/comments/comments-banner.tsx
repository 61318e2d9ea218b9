import { useState } from 'react'
import { MessageSquare } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { counted } from '../../../lib/counted.ts'
import { CommentMarkers } from './comment-markers.tsx'
import { CommentsDialog } from './comments-dialog.tsx'
import { useComments } from './use-comments.ts'

/** Says above the form that reviewers wrote, and puts what they wrote beside the fields. */
export function CommentsBanner() {
  const { data = [] } = useComments()
  const [isShown, setShown] = useState(false)
  const open = data.filter(({ resolvedAt }) => resolvedAt === null)
  const names = [...new Set(open.map(({ name }) => name))]
  return (
    <>
      {open.length > 0 && (
        <section
          aria-label="Comments"
          className="flex shrink-0 items-center gap-2 border-b border-line bg-surface px-4 py-1.5 text-sm"
        >
          <MessageSquare aria-hidden className="size-4 shrink-0 text-accent-text" />
          <p role="status" className="min-w-0 flex-1 truncate">
            {counted(open.length, 'open comment')} of{' '}
            {names.length === 1 ? <bdi>{names[0]}</bdi> : counted(names.length, 'reviewer')}
          </p>
          <Button size="sm" onClick={() => setShown(true)}>
            Show comments
          </Button>
        </section>
      )}
      <CommentMarkers comments={data} />
      {isShown && <CommentsDialog onClose={() => setShown(false)} />}
    </>
  )
}
