import type { ChangeWords } from '@vitrine/common/portfolio/change-words'
import type { ChangedPage, PageChange } from '../../links/pages.ts'
import type { ReviewWording } from './words/load.ts'
import type { ReviewWord } from './words/words.ts'

export interface Changed {
  label: string
  words: ChangeWords
  /** The key of the place where it is to be seen; null for none. */
  place: string | null
}

export const pageChanges: Record<PageChange, ReviewWord> = {
  new: 'New',
  changed: 'Changed',
  address: 'Another address',
  gone: 'Taken down',
}

interface ChangesProps {
  changed: readonly Changed[]
  /** The case studies and articles that differ, on the home page. */
  pages: readonly ChangedPage[]
  reviewOf: (pageId: string) => string | null
  wording: ReviewWording
}

/** What differs between the draft and what is live, in words. */
export function Changes({ changed, pages, reviewOf, wording: { say, hear } }: ChangesProps) {
  const count = changed.length + pages.length
  return (
    <section id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">
        {say('What differs from the live page')} <span className="count">{count}</span>
      </h2>
      {count === 0 && <p className="quiet">{say('Nothing: the draft is the same as the live page.')}</p>}
      {changed.some(({ place }) => place !== null) && (
        <p className="quiet" data-marked hidden>
          {say('Marked on the page by a dashed line.')}
        </p>
      )}
      <ul className="differences">
        {changed.map(({ label, words, place }, index) => (
          <li key={index} data-differs={place ?? undefined}>
            <h3 dir="auto">{hear(label)}</h3>
            {place !== null && (
              <button
                type="button"
                className="quiet"
                aria-label={say('Show {name} on the page', { name: hear(label) })}
                data-show
                hidden
              >
                {say('Show')}
              </button>
            )}
            {'summary' in words ? (
              <p dir="auto">{words.summary}</p>
            ) : (
              <dl>
                <dt>{say('Live')}</dt>
                <dd dir="auto">{words.live || say('Empty')}</dd>
                <dt>{say('Draft')}</dt>
                <dd dir="auto">{words.draft || say('Empty')}</dd>
              </dl>
            )}
          </li>
        ))}
        {pages.map(({ id, title, change }) => (
          <li key={id}>
            <h3 dir="auto">{say('Page “{title}”', { title: title.trim() || say('Untitled') })}</h3>
            <p>
              {say(pageChanges[change])}
              {change === 'changed' && (
                <PageLink href={reviewOf(id)} title={title.trim() || say('Untitled')} say={say} />
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const PageLink = ({ href, title, say }: Pick<ReviewWording, 'say'> & { href: string | null; title: string }) =>
  href && (
    <>
      {': '}
      <a href={`${href}#changes`} aria-label={say('see what of “{title}”', { title })}>
        {say('see what')}
      </a>
    </>
  )
