import type { Timestamp } from 'firebase-admin/firestore'
import { placeKey, type CommentPlace } from '@vitrine/common/portfolio/comment-places'
import type { StoredComment } from '../../links/comments.ts'
import type { PagePlace } from './page-places.ts'
import type { ReviewWording } from './words/load.ts'

interface CommentListProps {
  /** The oldest first: their numbers stay. */
  comments: readonly StoredComment[]
  places: readonly PagePlace[]
  /** The page that is reviewed here; undefined for the home page. */
  pageId: string | undefined
  /** The review of another page; null for one that the link does not show. */
  reviewOf: (pageId: string | undefined) => string | null
  wording: ReviewWording
}

/** What was written, the newest first; the script of the page puts a newer list in its place. */
export function CommentList({ comments, places, pageId, reviewOf, wording }: CommentListProps) {
  const known = new Set(places.map(({ key }) => key))
  return (
    <ol id="comment-list" reversed>
      {comments.length === 0 && <li className="quiet">{wording.say('No comments yet. Yours is the first.')}</li>}
      {comments
        .map((comment, index) => (
          <Comment
            key={comment.id}
            number={index + 1}
            comment={comment}
            wording={wording}
            isThere={known.has(placeKey(comment.place))}
            // On the page that it is about one sees whether its place is still there.
            elsewhere={comment.place.pageId === pageId ? undefined : reviewOf(comment.place.pageId)}
          />
        ))
        .toReversed()}
    </ol>
  )
}

const isWhole = ({ section, item, field, block }: CommentPlace) => [section, item, field, block].every((part) => !part)

interface CommentProps {
  number: number
  comment: StoredComment
  isThere: boolean
  /** The address of the other page that it is about, null where that is gone; undefined on its own page. */
  elsewhere: string | null | undefined
  wording: ReviewWording
}

function Comment({ number, comment, isThere, elsewhere, wording: { say, hear, locale } }: CommentProps) {
  const { id, name, text, place, createdAt, resolvedAt, answers } = comment
  const about = hear(comment.about)
  const key = placeKey(place)
  const isGone = elsewhere === undefined ? !isThere && !isWhole(place) : elsewhere === null
  return (
    <li
      id={`comment-${id}`}
      tabIndex={-1}
      className={resolvedAt ? 'resolved' : undefined}
      data-number={number}
      data-label={say('Comment {n}', { n: number })}
      data-place={isThere ? key : undefined}
    >
      <p className="about" dir="auto">
        <span className="number">{number}</span>
        <span>
          {about}
          {isGone && <em> ({say('no longer on the page')})</em>}
        </span>
        {elsewhere && (
          <a className="quiet" href={`${elsewhere}#comment-${id}`} aria-label={say('Open the page that it is about')}>
            {say('Open')}
          </a>
        )}
        {isThere && (
          <button
            type="button"
            className="quiet"
            aria-label={say('Show {name} on the page', { name: about })}
            data-show
            hidden
          >
            {say('Show')}
          </button>
        )}
      </p>
      <p className="text" dir="auto">
        {text}
      </p>
      <p className="who">
        <bdi>{name}</bdi>, <Moment at={createdAt} locale={locale} />
      </p>
      {answers.map((answer, index) => (
        <div key={index} className="answer">
          <p className="who">
            {say('Owner’s answer')}, <Moment at={answer.at} locale={locale} />
          </p>
          <p className="text" dir="auto">
            {answer.text}
          </p>
        </div>
      ))}
      {resolvedAt && <p className="state">{say('Resolved')}</p>}
    </li>
  )
}

function Moment({ at, locale }: { at: Timestamp; locale: string }) {
  const date = at.toDate()
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return <time dateTime={date.toISOString()}>{moment.format(date)} UTC</time>
}
