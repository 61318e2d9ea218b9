import { Star } from 'lucide-react'

/** Five stars, filled as far as the rating goes, and its number. */
export function Rating({ value }: { value: number }) {
  const stars = [1, 2, 3, 4, 5]
  const row = stars.map((star) => <Star key={star} className="size-3.5 shrink-0 fill-current" />)
  return (
    <span role="img" aria-label={`Rated ${value.toFixed(1)} of 5`} className="relative inline-flex">
      <span aria-hidden className="inline-flex gap-0.5 text-line">
        {row}
      </span>
      <span
        aria-hidden
        className="absolute inset-y-0 left-0 inline-flex gap-0.5 overflow-hidden text-star"
        style={{ width: `${(value / 5) * 100}%` }}
      >
        {row}
      </span>
    </span>
  )
}
