import type { Review, TemplateSummary } from '@vitrine/common/api/shapes'
import { relativeAge } from '@vitrine/common/relative-age'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Notice } from '../../components/notice.tsx'
import { Rating } from '../../components/rating.tsx'
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { useReviews } from './use-reviews.ts'

/** What people who published with a template say of it. */
export function ReviewsDialog({
  template: { id, name, rating },
  onClose,
}: {
  template: TemplateSummary
  onClose: () => void
}) {
  const query = useReviews(id)
  const reviews = query.data?.pages.flatMap((page) => page.reviews)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Reviews of ${name}`}
      description={`Rated ${rating.toFixed(1)} of 5 by people who published with it.`}
    >
      {query.isPending && <ReviewSkeletons />}
      {reviews?.length === 0 && <p className="text-muted">No reviews yet</p>}
      {reviews && reviews.length > 0 && (
        <ul className="grid gap-5">
          {reviews.map((review, index) => (
            <ReviewItem key={index} review={review} />
          ))}
        </ul>
      )}
      {query.isError && (
        <Notice
          tone="danger"
          className="mt-4"
          action={
            <Button size="sm" onClick={() => void (reviews ? query.fetchNextPage() : query.refetch())}>
              Retry
            </Button>
          }
        >
          Failed to load reviews: {messageOf(query.error, 'Unknown error')}
        </Notice>
      )}
      {query.hasNextPage && !query.isError && (
        <div className="mt-6 grid justify-items-center">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more reviews
          </Button>
        </div>
      )}
    </Dialog>
  )
}

const ReviewItem = ({ review: { author, rating, text, updatedAt } }: { review: Review }) => (
  <li className="grid gap-1 border-line not-last:border-b not-last:pb-5">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 font-medium break-words">{author}</span>
      <Rating value={rating} />
      <span className="text-sm text-muted">{relativeAge(new Date(updatedAt))}</span>
    </p>
    {text && <p className="break-words whitespace-pre-line">{text}</p>}
  </li>
)

const ReviewSkeletons = () => (
  <SkeletonGroup label="Loading reviews…" className="grid gap-5">
    {[0, 1, 2].map((item) => (
      <div key={item} className="grid gap-2">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-4 w-full" />
      </div>
    ))}
  </SkeletonGroup>
)
