import type { Review } from '@vitrine/common/api/shapes'
import { relativeAge } from '@vitrine/common/relative-age'
import { Rating } from '../../components/rating.tsx'
import { heard } from '../../lib/words/say.ts'

export const ReviewList = ({ reviews }: { reviews: readonly Review[] }) => (
  <ul className="grid gap-5">
    {reviews.map((review, index) => (
      <ReviewItem key={index} review={review} />
    ))}
  </ul>
)

const ReviewItem = ({ review: { author, rating, text, updatedAt } }: { review: Review }) => (
  <li className="grid gap-1 border-line not-last:border-b not-last:pb-5">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 font-medium break-words">{author}</span>
      <Rating value={rating} />
      <span className="text-sm text-muted">{heard(relativeAge(new Date(updatedAt)))}</span>
    </p>
    {text && <p className="break-words whitespace-pre-line">{text}</p>}
  </li>
)
