import type { ChangeWords } from '@vitrine/common/portfolio/change-words'
import type { ChangedPage, PageChange } from '../../links/pages.ts'

export interface Changed {
  label: string
  words: ChangeWords
  /** The key of the place where it is to be seen; null for none. */
  place: string | null
}

export const pageChanges: Record<PageChange, string> = {
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
}

/** What differs between the draft and what is live, in words. */
export function Changes({ changed, pages, reviewOf }: ChangesProps) {
  const count = changed.length + pages.length
  return (
    <section id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">
        What differs from the live page <span className="count">{count}</span>
      </h2>
      {count === 0 && <p className="quiet">Nothing: the draft is the same as the live page.</p>}
      {changed.some(({ place }) => place !== null) && (
        <p className="quiet" data-marked hidden>
          Marked on the page by a dashed line.
        </p>
      )}
      <ul className="differences">
        {changed.map(({ label, words, place }, index) => (
          <li key={index} data-differs={place ?? undefined}>
            <h3 dir="auto">{label}</h3>
            {place !== null && (
              <button type="button" className="quiet" data-show hidden>
                Show<span className="hidden"> {label} on the page</span>
              </button>
            )}
            {'summary' in words ? (
              <p dir="auto">{words.summary}</p>
            ) : (
              <dl>
                <dt>Live</dt>
                <dd dir="auto">{words.live || 'Empty'}</dd>
                <dt>Draft</dt>
                <dd dir="auto">{words.draft || 'Empty'}</dd>
              </dl>
            )}
          </li>
        ))}
        {pages.map(({ id, title, change }) => (
          <li key={id}>
            <h3 dir="auto">Page “{title.trim() || 'Untitled'}”</h3>
            <p>
              {pageChanges[change]}
              {change === 'changed' && <PageLink href={reviewOf(id)} title={title} />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const PageLink = ({ href, title }: { href: string | null; title: string }) =>
  href && (
    <>
      {': '}
      <a href={`${href}#changes`}>
        see what<span className="hidden"> of {title}</span>
      </a>
    </>
  )
