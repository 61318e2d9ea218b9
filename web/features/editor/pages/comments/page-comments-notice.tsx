import { useState } from 'react'
import type { ReviewComment } from '@vitrine/common/api/comments'
import { pagePathOf } from '@vitrine/common/portfolio/pages/page-comment-places'
import { editorPath } from '@vitrine/common/routes'
import { CommentsDialog, type Way } from '../../comments/comments-dialog.tsx'
import { CommentsNotice, isOpen } from '../../comments/comments-notice.tsx'
import { useComments } from '../../comments/use-comments.ts'
import { wayToPage } from '../../comments/way-to-page.ts'
import { useStoreState } from '../../state/editor-context.ts'
import type { PageSession } from '../state/page-session.ts'
import { showSlot } from './show-slot.ts'

/** Says above a page that reviewers wrote about it. */
export function PageCommentsNotice({ session }: { session: PageSession }) {
  const { store, portfolioId, facts } = session
  const pageId = facts.getState().page.id
  const { data = [] } = useComments()
  const [isShown, setShown] = useState(false)
  const content = useStoreState(store, ({ history }) => history.present.content, { debounced: true })

  function wayTo(comment: ReviewComment): Way {
    const { place } = comment
    if (place.pageId === undefined) return { to: editorPath(portfolioId) }
    if (place.pageId !== pageId) return wayToPage(portfolioId, comment)
    return pagePathOf(place, content) === null ? null : { show: () => showSlot(comment) }
  }
  return (
    <>
      <CommentsNotice
        open={data.filter((comment) => comment.place.pageId === pageId && isOpen(comment))}
        onShow={() => setShown(true)}
      />
      {isShown && <CommentsDialog wayTo={wayTo} onClose={() => setShown(false)} />}
    </>
  )
}
