import { Heart } from 'lucide-react'
import type { TemplateSummary } from '@vitrine/common/api/shapes'
import { classNames } from '../../lib/class-names.ts'
import type { Favourites } from './use-favourites.ts'

export function FavouriteButton({
  template: { id, name },
  favourites: { status, ids, toggle },
}: {
  template: TemplateSummary
  favourites: Favourites
}) {
  const pressed = ids.has(id)
  return (
    <button
      type="button"
      aria-label={`Favourite ${name}`}
      aria-pressed={pressed}
      title={pressed ? 'Remove from favourites' : 'Add to favourites'}
      // Until it is known whether it is one, a click could not mean anything.
      disabled={status === 'loading' || status === 'failed'}
      onClick={() => toggle(id)}
      className={classNames(
        'grid size-9 place-items-center rounded-lg border border-line-strong bg-surface transition-colors duration-150 hover:bg-sunken disabled:cursor-not-allowed',
        pressed ? 'text-danger-text' : 'text-muted',
      )}
    >
      <Heart aria-hidden className={classNames('size-4', pressed && 'fill-current')} />
    </button>
  )
}
