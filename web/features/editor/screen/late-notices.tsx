import { CommentsBanner } from '../comments/comments-banner.tsx'
import { usePrivatePageOffer } from '../pages/use-private-page-offer.ts'
import { ScheduleBanner } from '../schedule/schedule-banner.tsx'

/** What is said once the form's fields are there: what happens when, what reviewers wrote, and which pages stay public. */
export function LateNotices() {
  usePrivatePageOffer()
  return (
    <>
      <ScheduleBanner />
      <CommentsBanner />
    </>
  )
}
