import type { Request } from 'firebase-functions/https'
import { commentSchema } from '@vitrine/common/api/comments'
import { COMMENT_MAX_LENGTH } from '@vitrine/common/limits'
import { commentsPath } from '@vitrine/common/routes'
import { ApiError } from '../../http/api-error.ts'
import { senderOf } from '../../http/sender.ts'
import { receiveComment } from '../../links/comments.ts'
import type { LinkPage } from '../../links/shown.ts'
import { withDeadline } from '../../lib/deadline.ts'
import type { Log } from '../../lib/log.ts'
import { redirect, type Answer } from '../answer.ts'
import { fieldsOf, isFromElsewhere, isTooLong, malformedField, type Fields } from '../forms/posted.ts'
import { privateHeaders, privatePageHeaders } from '../private-link/headers.ts'
import { pagePlaces, wholeOf, type PagePlace } from './page-places.ts'
import { isWidth, reviewHtml, type Width } from './page.tsx'
import type { ReviewedPage } from './subject.ts'
import { reviewWordingFor } from './words/load.ts'

/** The width of the page that an address asks for. */
export function widthAsked(req: Request): Width | null {
  const { width } = req.query
  return typeof width === 'string' && isWidth(width) ? width : null
}

const placed = (known: PagePlace | undefined) => known && { place: known.place, about: known.name }

/** Answers what is written at a review link, and who asks for what was. */
export async function answerComments(
  req: Request,
  token: string,
  page: LinkPage,
  subject: ReviewedPage | null,
  log: Log,
  now: number,
): Promise<Answer> {
  const width = widthAsked(req)
  const wording = await reviewWordingFor(req)
  const { say, hear } = wording
  const unfit = {
    problem: say('Please write a comment of at most {n} characters, in plain text.', { n: COMMENT_MAX_LENGTH }),
  }
  const show = async (status: number, said: { problem: string } | { sent: true } | null, fields: Fields = {}) => {
    const html = await reviewHtml(token, page, subject, { isCounted: null, width, said, fields, wording })
    return { status, headers: privatePageHeaders({ ...html, framing: 'frames' }), body: html.html }
  }
  if (req.method !== 'POST') return show(200, 'sent' in req.query ? { sent: true } : null)
  if (isTooLong(req)) return show(413, unfit)
  const posted = fieldsOf(req.body)
  const fields = isFromElsewhere(req) ? {} : posted
  const input = commentSchema.safeParse({ ...posted, text: posted.text?.replace(/\r\n?/g, '\n') })
  if (!input.success || malformedField(req) !== null) {
    const isName = input.error?.issues.some(({ path }) => path[0] === 'name') ?? false
    return show(422, isName ? { problem: say('Please enter your name.') } : unfit, fields)
  }
  const comment = input.data
  const found =
    comment.place === ''
      ? wholeOf(subject)
      : placed((await pagePlaces(token, page, subject)).find(({ key }) => key === comment.place))
  if (!found) {
    const problem = say(
      'What you commented on is no longer on the page. Choose another place; your text is still here.',
    )
    return show(422, { problem }, { ...fields, place: '' })
  }
  try {
    await withDeadline('form', () =>
      receiveComment(
        {
          linkId: page.linkId,
          comment,
          ...found,
          sender: senderOf(req),
        },
        now,
      ),
    )
  } catch (error) {
    if (!(error instanceof ApiError)) log.error('A comment could not be taken', error, { link: page.linkId })
    const { status, message, extra } =
      error instanceof ApiError
        ? error
        : new ApiError('unavailable', say('Something went wrong, and your comment was not sent. Please try again.'))
    const answer = await show(status, { problem: hear(message) }, fields)
    return extra.retryAfter === undefined
      ? answer
      : { ...answer, headers: { ...answer.headers, 'Retry-After': String(extra.retryAfter) } }
  }
  const query = new URLSearchParams({ sent: '1', ...(width && { width }) })
  return redirect(303, `${commentsPath(token, subject?.entry.slug)}?${query.toString()}#comments`, privateHeaders)
}
