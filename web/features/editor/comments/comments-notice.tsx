import { MessageSquare } from 'lucide-react'
import type { ReviewComment } from '@vitrine/common/api/comments'
import { Button } from '../../../components/button.tsx'
import { sayWith } from '../../../lib/words/say-with.tsx'
import { saidCount, say } from '../../../lib/words/say.ts'

interface CommentsNoticeProps {
  /** Those that are not resolved. */
  open: readonly ReviewComment[]
  onShow: () => void
}

/** Says that reviewers wrote; nothing where all is resolved. */
export function CommentsNotice({ open, onShow }: CommentsNoticeProps) {
  if (open.length === 0) return null
  const names = [...new Set(open.map(({ name }) => name))]
  return (
    <section
      aria-label={say('Comments')}
      className="flex shrink-0 items-center gap-2 border-b border-line bg-surface px-4 py-1.5 text-sm"
    >
      <MessageSquare aria-hidden className="size-4 shrink-0 text-accent-text" />
      <p role="status" className="min-w-0 flex-1 truncate">
        {sayWith('{comments} of {reviewers}', {
          comments: saidCount(open.length, '1 open comment', '{n} open comments'),
          reviewers:
            names.length === 1 ? <bdi>{names[0]}</bdi> : saidCount(names.length, '1 reviewer', '{n} reviewers'),
        })}
      </p>
      <Button size="sm" onClick={onShow}>
        {say('Show comments')}
      </Button>
    </section>
  )
}

export const isOpen = ({ resolvedAt }: ReviewComment): boolean => resolvedAt === null
