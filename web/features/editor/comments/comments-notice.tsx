import { MessageSquare } from 'lucide-react'
import type { ReviewComment } from '@vitrine/common/api/comments'
import { Button } from '../../../components/button.tsx'
import { counted } from '../../../lib/counted.ts'

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
      aria-label="Comments"
      className="flex shrink-0 items-center gap-2 border-b border-line bg-surface px-4 py-1.5 text-sm"
    >
      <MessageSquare aria-hidden className="size-4 shrink-0 text-accent-text" />
      <p role="status" className="min-w-0 flex-1 truncate">
        {counted(open.length, 'open comment')} of{' '}
        {names.length === 1 ? <bdi>{names[0]}</bdi> : counted(names.length, 'reviewer')}
      </p>
      <Button size="sm" onClick={onShow}>
        Show comments
      </Button>
    </section>
  )
}

export const isOpen = ({ resolvedAt }: ReviewComment): boolean => resolvedAt === null
