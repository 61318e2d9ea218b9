import { TRAP_FIELD } from '@vitrine/common/forms'
import { COMMENT_MAX_LENGTH, COMMENT_NAME_MAX_LENGTH } from '@vitrine/common/limits'
import { commentsPath, privateLinkPath, reviewedPagePath } from '@vitrine/common/routes'
import manifest from '@vitrine/templates/dist/manifest.json' with { type: 'json' }
import { commentsOfLink } from '../../links/comments.ts'
import { differencesOf, type Difference } from '../../links/differences.ts'
import type { LinkPage } from '../../links/shown.ts'
import { htmlDocument, type HtmlDocument } from '../document.tsx'
import type { Fields } from '../forms/posted.ts'
import { COUNTED, factsOf, linkedPage, NOT_COUNTED, Robots } from '../private-link/page.tsx'
import { CommentList } from './comment-list.tsx'
import { pagePlaces, type PagePlace } from './page-places.ts'
import pinsCss from './pins.css?inline'
import css from './review.css?inline'

const widths = { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' } as const
export type Width = keyof typeof widths

export const isWidth = (text: string): text is Width => Object.hasOwn(widths, text)

interface Look {
  /** Null where nothing is said of it. */
  isCounted: boolean | null
  /** Null for that of the window. */
  width: Width | null
  said?: { problem: string } | { sent: true } | null
  /** What was typed and could not be taken. */
  fields?: Fields
}

/** The draft by itself, as it stands in the frame. */
export const reviewedPage = (token: string, page: LinkPage) => linkedPage(token, page, { css: pinsCss })

/** The draft in a frame, with what differs from the page that is live, and comments. It works without a script. */
export async function reviewHtml(
  token: string,
  page: LinkPage,
  { isCounted, width, said = null, fields = {} }: Look,
): Promise<HtmlDocument> {
  const { link, live } = page
  const [places, comments] = await Promise.all([
    pagePlaces(token, page),
    link.review ? commentsOfLink(link.review) : [],
  ])
  const differences = live && differencesOf(live, page)
  const { name } = factsOf(page)
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null).length
  return htmlDocument({
    css,
    icon: null,
    head: (
      <>
        <title>{`Review: ${name}`}</title>
        <Robots />
      </>
    ),
    body: (
      <body data-link={link.review?.commentsId}>
        <a className="skip" href="#comments">
          Skip to the comments
        </a>
        <header aria-label="Review">
          <h1 dir="auto">
            <span className="kind">Review</span> {name}
          </h1>
          <nav className="widths" aria-label="Width of the page">
            {Object.entries(widths).map(([id, label]) => (
              <a
                key={id}
                href={`${privateLinkPath(token)}?width=${id}`}
                data-width={id}
                aria-current={width === id ? 'true' : undefined}
              >
                {label}
              </a>
            ))}
          </nav>
          <button type="button" className="pick" data-pick aria-pressed="false" hidden>
            Pin a comment
          </button>
        </header>
        <nav className="jump" aria-label="Parts of the review">
          <a href="#page">Page</a>
          <a href="#comments">
            Comments <span data-open>{open}</span>
          </a>
          {differences && <a href="#changes">Changes {differences.length}</a>}
        </nav>
        <main aria-label="Draft and comments">
          <section id="page" className="stage" data-width={width ?? undefined} aria-label="The draft">
            <iframe src={reviewedPagePath(token)} title={`The draft of ${name}`} />
          </section>
          <div className="side">
            {link.shows.greeting.trim() && (
              <p className="greeting" dir="auto">
                {link.shows.greeting.trim()}
              </p>
            )}
            <section id="comments" aria-labelledby="comments-title">
              <h2 id="comments-title">Comments</h2>
              <CommentForm action={commentsPath(token)} places={places} said={said} fields={fields} />
              <CommentList comments={comments} places={places} />
            </section>
            {differences && <Changes differences={differences} />}
            <p className="note">
              {live === null && 'Nothing is published yet, so there’s nothing to compare the draft with. '}
              {isCounted === null ? null : isCounted ? COUNTED : NOT_COUNTED}
            </p>
          </div>
        </main>
        <p className="told" data-told role="status" />
        <script src={`/enhance/${manifest.review}`} defer />
      </body>
    ),
  })
}

interface CommentFormProps extends Required<Pick<Look, 'fields'>> {
  action: string
  places: readonly PagePlace[]
  said: Look['said']
}

function CommentForm({ action, places, said, fields }: CommentFormProps) {
  const problem = said && 'problem' in said ? said.problem : null
  const sections = [...new Map(places.map(({ section }) => [section.id, section])).values()]
  return (
    <form method="post" action={action} className="write">
      <p id="said" className={problem ? 'problem' : 'sent'} role={problem ? 'alert' : 'status'}>
        {problem ?? (said && 'Thank you! Your comment is below.')}
      </p>
      <label>
        What it is about
        <select name="place" defaultValue={fields.place ?? ''}>
          <option value="">The page as a whole</option>
          {sections.map(({ id, label }) => (
            <optgroup key={id} label={label}>
              {places
                .filter(({ section }) => section.id === id)
                .map(({ key, kind, label: own, name, text, picture }) => (
                  <option
                    key={key}
                    value={key}
                    data-section={id}
                    data-kind={kind}
                    data-text={text || undefined}
                    data-picture={picture ?? undefined}
                    data-name={name}
                  >
                    {kind === 'section' ? `${own} (the whole section)` : own}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        Your comment
        <textarea name="text" rows={3} required maxLength={COMMENT_MAX_LENGTH} defaultValue={fields.text} />
      </label>
      <label>
        Your name
        <input
          name="name"
          autoComplete="name"
          required
          maxLength={COMMENT_NAME_MAX_LENGTH}
          defaultValue={fields.name}
        />
      </label>
      <label className="trap" aria-hidden="true">
        Subject
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      <button>Send comment</button>
    </form>
  )
}

function Changes({ differences }: { differences: readonly Difference[] }) {
  return (
    <section id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">
        What differs from the live page <span className="count">{differences.length}</span>
      </h2>
      {differences.length === 0 && <p className="quiet">Nothing: the draft is the same as the live page.</p>}
      <ul className="differences">
        {differences.map(({ label, words }, index) => (
          <li key={index}>
            <h3 dir="auto">{label}</h3>
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
      </ul>
    </section>
  )
}
