import { Star } from 'lucide-react'
import { formatRating } from '../lib/format-number.ts'
import { say } from '../lib/words/say.ts'

const STAR = 14
const STEP = 16
const WIDTH = 4 * STEP + STAR

/** Five stars, filled as far as the rating goes, and its number. */
export function Rating({ value }: { value: number }) {
  const row = [0, 1, 2, 3, 4].map((place) => (
    <Star key={place} x={place * STEP} width={STAR} height={STAR} fill="currentColor" />
  ))
  return (
    <svg
      role="img"
      aria-label={say('Rated {rating} of 5', { rating: formatRating(value) })}
      width={WIDTH}
      height={STAR}
      viewBox={`0 0 ${WIDTH} ${STAR}`}
      className="shrink-0"
    >
      <g className="text-line">{row}</g>
      {/* A drawing inside a drawing cuts off what is wider than itself; pages of the store have no style attributes. */}
      <svg width={(value / 5) * WIDTH} height={STAR} className="text-star">
        {row}
      </svg>
    </svg>
  )
}
