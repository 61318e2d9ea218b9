import { Heart } from 'lucide-react'
import type { TemplateSummary } from '@vitrine/common/api/shapes'
import { AppLink } from '../../components/app-link.tsx'
import { classNames } from '../../lib/class-names.ts'
import { say } from '../../lib/words/say.ts'
import type { Favourites } from './use-favourites.ts'

const look =
  'grid size-9 place-items-center rounded-lg border border-line-strong bg-surface transition-colors duration-150 hover:bg-sunken disabled:cursor-not-allowed'

/** A control; for strangers a link, which leads through the sign-in and adds the favourite. */
export function FavouriteButton({
  template: { id, name },
  favourites: { status, ids, toggle, signInPath },
}: {
  template: TemplateSummary
  favourites: Favourites
}) {
  const pressed = ids.has(id)
  if (status === 'signed-out' || status === 'loading')
    return (
      <AppLink
        to={signInPath(id)}
        rel="nofollow"
        aria-label={say('Favourite {name}', { name })}
        title={say('Add to favourites')}
        className={classNames(look, 'text-muted')}
      >
        <Heart aria-hidden className="size-4" />
      </AppLink>
    )
  return (
    <button
      type="button"
      aria-label={say('Favourite {name}', { name })}
      aria-pressed={pressed}
      title={pressed ? say('Remove from favourites') : say('Add to favourites')}
      disabled={status === 'failed'}
      onClick={() => toggle(id)}
      className={classNames(look, pressed ? 'text-danger-text' : 'text-muted')}
    >
      <Heart aria-hidden className={classNames('size-4', pressed && 'fill-current')} />
    </button>
  )
}
