import { TRAP_FIELD } from '@vitrine/common/forms'
import { COMMENT_MAX_LENGTH, COMMENT_NAME_MAX_LENGTH } from '@vitrine/common/limits'
import { commentsPath, privateLinkPath, privatePagePath, reviewedPagePath } from '@vitrine/common/routes'
import manifest from '@vitrine/templates/dist/manifest.json' with { type: 'json' }
import { pageDifferences } from '@vitrine/common/portfolio/pages/page-differences'
import { placeKey } from '@vitrine/common/portfolio/comment-places'
import { commentsOfLink } from '../../links/comments.ts'
import { differencesOf } from '../../links/differences.ts'
import { changedPages } from '../../links/pages.ts'
import type { LinkPage } from '../../links/shown.ts'
import { htmlDocument, type HtmlDocument } from '../document.tsx'
import type { Fields } from '../forms/posted.ts'
import type { PageNeeds } from '../headers.ts'
import { COUNTED, factsOf, linkedPage, NOT_COUNTED, Robots, writtenPage } from '../private-link/page.tsx'
import { Changes, type Changed } from './changes.tsx'
import { CommentList } from './comment-list.tsx'
import { keyOfChange, pagePlaces, type PagePlace } from './page-places.ts'
import { PagesOfDraft } from './pages-of-draft.tsx'
import type { ReviewedPage } from './subject.ts'
import type { ReviewWording } from './words/load.ts'
import type { ReviewWord } from './words/words.ts'
import pinsCss from './pins.css?inline'
import css from './review.css?inline'

const widths = { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' } as const satisfies Record<string, ReviewWord>
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
  wording: ReviewWording
}

/** The draft by itself, as it stands in the frame. */
export const reviewedPage = (
  token: string,
  page: LinkPage,
  subject: ReviewedPage | null,
): Promise<HtmlDocument & PageNeeds> =>
  subject ? writtenPage(token, page, subject, { css: pinsCss }) : linkedPage(token, page, { css: pinsCss })

/**
 * The draft in a frame, its home page or another one, with what differs from the page that is live, and comments. It works without a
 * script.
 */
export async function reviewHtml(
  token: string,
  page: LinkPage,
  subject: ReviewedPage | null,
  { isCounted, width, said = null, fields = {}, wording }: Look,
): Promise<HtmlDocument> {
  const { link, live } = page
  const { language, locale, say } = wording
  const [places, comments] = await Promise.all([
    pagePlaces(token, page, subject),
    link.review ? commentsOfLink(link.review) : [],
  ])
  const changed = changesOf(page, subject, places, wording)
  const ofPages = live ? changedPages(page.pages, live.pages, link.shows) : []
  const name = subject ? subject.entry.title.trim() || say('Untitled') : factsOf(page).name
  const slug = subject?.entry.slug
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null).length
  const reviewOf = (pageId: string | undefined) => {
    if (pageId === undefined) return privateLinkPath(token)
    const other = page.pages.find(({ entry }) => entry.id === pageId)
    return other ? privatePagePath(token, other.entry.slug) : null
  }
  const here = slug === undefined ? privateLinkPath(token) : privatePagePath(token, slug)
  const count = changed && changed.length + (subject ? 0 : ofPages.length)
  return htmlDocument({
    language,
    css,
    icon: null,
    head: (
      <>
        <title>{say('Review: {name}', { name: subject ? `${name} – ${factsOf(page).name}` : name })}</title>
        <Robots />
      </>
    ),
    body: (
      <body data-link={link.review?.commentsId} data-locale={locale}>
        <a className="skip" href="#comments">
          {say('Skip to the comments')}
        </a>
        <header aria-label={say('Review')}>
          <h1 dir="auto">
            <span className="kind">{say('Review')}</span> {name}
          </h1>
          <nav className="widths" aria-label={say('Width of the page')}>
            {Object.entries(widths).map(([id, label]) => (
              <a key={id} href={`${here}?width=${id}`} data-width={id} aria-current={width === id ? 'true' : undefined}>
                {say(label)}
              </a>
            ))}
          </nav>
          <button
            type="button"
            className="pick"
            data-pick={say('Press on the page…')}
            data-how={say('Press on what your comment is about. Escape ends it; the form has a list of all places.')}
            aria-pressed="false"
            hidden
          >
            {say('Pin a comment')}
          </button>
        </header>
        <nav className="jump" aria-label={say('Parts of the review')}>
          <a href="#page">{say('Page')}</a>
          <a href="#comments">
            {say('Comments')} <span data-open>{open}</span>
          </a>
          {count !== null && <a href="#changes">{`${say('Changes')} ${count}`}</a>}
        </nav>
        <main aria-label={say('Draft and comments')}>
          <section id="page" className="stage" data-width={width ?? undefined} aria-label={say('The draft')}>
            <iframe src={reviewedPagePath(token, slug)} title={say('The draft of {name}', { name })} />
          </section>
          <div className="side">
            {link.shows.greeting.trim() && (
              <p className="greeting" dir="auto">
                {link.shows.greeting.trim()}
              </p>
            )}
            {page.pages.length > 0 && (
              <PagesOfDraft
                page={page}
                current={subject?.entry.id}
                changed={ofPages}
                reviewOf={reviewOf}
                wording={wording}
              />
            )}
            <section id="comments" aria-labelledby="comments-title">
              <h2 id="comments-title">{say('Comments')}</h2>
              <CommentForm
                action={commentsPath(token, slug)}
                places={places}
                said={said}
                fields={fields}
                wording={wording}
              />
              <CommentList
                comments={comments}
                places={places}
                pageId={subject?.entry.id}
                reviewOf={reviewOf}
                wording={wording}
              />
            </section>
            {changed && (
              <Changes changed={changed} pages={subject ? [] : ofPages} reviewOf={reviewOf} wording={wording} />
            )}
            <p className="note">
              {live === null && `${say('Nothing is published yet, so there’s nothing to compare the draft with.')} `}
              {live && !changed && `${say('This page is new: nothing of it is live.')} `}
              {isCounted !== null && say(isCounted ? COUNTED : NOT_COUNTED)}
            </p>
          </div>
        </main>
        <p className="told" data-told role="status" />
        <script src={`/enhance/${manifest.review.shell}`} defer />
        <script src={`/enhance/${manifest.review.comments}`} defer />
      </body>
    ),
  })
}

/** What differs on the page that is reviewed, each with where it is to be seen; null where nothing of it is live. */
function changesOf(
  page: LinkPage,
  subject: ReviewedPage | null,
  places: readonly PagePlace[],
  { changes }: ReviewWording,
): Changed[] | null {
  if (!subject)
    return (
      page.live &&
      differencesOf(page.live, page, changes).map(({ path, ...difference }) => ({
        ...difference,
        place: keyOfChange(path, places, page),
      }))
    )
  const { entry, content, live } = subject
  return (
    live &&
    pageDifferences(live, content, changes).map(({ block, ...difference }) => {
      const key = block === null ? null : placeKey({ section: null, item: null, field: null, pageId: entry.id, block })
      return { ...difference, place: places.some((known) => known.key === key) ? key : null }
    })
  )
}

interface CommentFormProps extends Required<Pick<Look, 'fields'>> {
  action: string
  places: readonly PagePlace[]
  said: Look['said']
  wording: ReviewWording
}

function CommentForm({ action, places, said, fields, wording: { say, hear } }: CommentFormProps) {
  const problem = said && 'problem' in said ? said.problem : null
  const groups = [...new Map(places.map(({ group }) => [group.id, group])).values()]
  return (
    <form
      method="post"
      action={action}
      className="write"
      data-failed={say('Your comment was not sent. Check your connection and try again; your text is still here.')}
    >
      <p id="said" className={problem ? 'problem' : 'sent'} role={problem ? 'alert' : 'status'}>
        {problem ?? (said && say('Thank you! Your comment is below.'))}
      </p>
      <label>
        {say('What it is about')}
        <select name="place" defaultValue={fields.place ?? ''}>
          <option value="">{say('The page as a whole')}</option>
          {groups.map(({ id, label }) => (
            <optgroup key={id} label={hear(label)}>
              {places
                .filter(({ group }) => group.id === id)
                .map(({ key, kind, label: own, name, text, picture, block }) => (
                  <option
                    key={key}
                    value={key}
                    data-section={id}
                    data-kind={kind}
                    data-block={block}
                    data-text={text || undefined}
                    data-picture={picture ?? undefined}
                    data-name={hear(name)}
                  >
                    {kind === 'section' ? say('{name} (the whole section)', { name: hear(own) }) : hear(own)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        {say('Your comment')}
        <textarea name="text" rows={3} required maxLength={COMMENT_MAX_LENGTH} defaultValue={fields.text} />
      </label>
      <label>
        {say('Your name')}
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
      <button>{say('Send comment')}</button>
    </form>
  )
}
