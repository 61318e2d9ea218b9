import type { TemplateSummary } from '@vitrine/common/api/shapes'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Notice } from '../../components/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { formatRating } from '../../lib/format-number.ts'
import { say } from '../../lib/words/say.ts'
import { ReviewList } from './review-list.tsx'
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
      title={say('Reviews of {name}', { name })}
      description={say('Rated {rating} of 5 by people who published with it.', { rating: formatRating(rating) })}
    >
      {query.isPending && <ReviewSkeletons />}
      {reviews?.length === 0 && <p className="text-muted">{say('No reviews yet')}</p>}
      {reviews && reviews.length > 0 && <ReviewList reviews={reviews} />}
      {query.isError && (
        <Notice
          tone="danger"
          className="mt-4"
          action={
            <Button size="sm" onClick={() => void (reviews ? query.fetchNextPage() : query.refetch())}>
              {say('Retry')}
            </Button>
          }
        >
          {say('Failed to load reviews: {message}', { message: messageOf(query.error, say('Unknown error')) })}
        </Notice>
      )}
      {query.hasNextPage && !query.isError && (
        <div className="mt-6 grid justify-items-center">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {say('Show more reviews')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

const ReviewSkeletons = () => (
  <SkeletonGroup label={say('Loading reviews…')} className="grid gap-5">
    {[0, 1, 2].map((item) => (
      <div key={item} className="grid gap-2">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-4 w-full" />
      </div>
    ))}
  </SkeletonGroup>
)
