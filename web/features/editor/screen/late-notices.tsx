import { CommentsBanner } from '../comments/comments-banner.tsx'
import { ScheduleBanner } from '../schedule/schedule-banner.tsx'

/** What is said above the form once its fields are there: what happens when, and what reviewers wrote. */
export const LateNotices = () => (
  <>
    <ScheduleBanner />
    <CommentsBanner />
  </>
)
