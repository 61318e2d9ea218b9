import { useState } from 'react'
import { CommentMarkers } from './comment-markers.tsx'
import { CommentsNotice, isOpen } from './comments-notice.tsx'
import { HomeCommentsDialog } from './home-comments-dialog.tsx'
import { useComments } from './use-comments.ts'

/** Says above the form that reviewers wrote, and puts what they wrote beside the fields. */
export function CommentsBanner() {
  const { data = [] } = useComments()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <CommentsNotice open={data.filter(isOpen)} onShow={() => setShown(true)} />
      <CommentMarkers comments={data} />
      {isShown && <HomeCommentsDialog onClose={() => setShown(false)} />}
    </>
  )
}
