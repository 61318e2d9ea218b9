import type { ChangedPage } from '../../links/pages.ts'
import type { LinkPage } from '../../links/shown.ts'
import { pageChanges } from './changes.tsx'
import type { ReviewWording } from './words/load.ts'

interface PagesOfDraftProps {
  page: Pick<LinkPage, 'pages'>
  /** The page that is reviewed; undefined for the home page. */
  current: string | undefined
  changed: readonly ChangedPage[]
  reviewOf: (pageId: string | undefined) => string | null
  wording: ReviewWording
}

/** More would push the comments out of sight. */
const SHOWN_AT_ONCE = 5

/** The pages of the draft, each with its own review. */
export function PagesOfDraft({ page: { pages }, current, changed, reviewOf, wording: { say } }: PagesOfDraftProps) {
  const stateOf = (id: string) => changed.find((one) => one.id === id)?.change
  const entries = [{ id: undefined, title: say('Home page') }, ...pages.map(({ entry }) => entry)]
  return (
    <nav id="pages" aria-label={say('Pages of the draft')}>
      <details open={pages.length <= SHOWN_AT_ONCE}>
        <summary>
          {say('Pages')} <span className="count">{entries.length}</span>
        </summary>
        <ul>
          {entries.map(({ id, title }) => {
            const state = id === undefined ? undefined : stateOf(id)
            return (
              <li key={id ?? 'home'}>
                <a href={reviewOf(id) ?? undefined} aria-current={id === current ? 'page' : undefined} dir="auto">
                  {title.trim() || say('Untitled')}
                </a>
                {state && <span className="count"> {say(pageChanges[state])}</span>}
              </li>
            )
          })}
        </ul>
      </details>
    </nav>
  )
}
