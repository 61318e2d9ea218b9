import * as z from 'zod/mini'
import { TRAP_FIELD } from '../forms.ts'
import { COMMENT_MAX_LENGTH, COMMENT_NAME_MAX_LENGTH } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { documentId, moment, noBody, nothing } from './shapes.ts'

/** Plain text: no control characters but ends of lines and tabs. */
const text = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(COMMENT_MAX_LENGTH), z.regex(/^(?:\P{Cc}|[\n\t])*$/u))

/** What the form of a review link sends, where there is no account and no API: functions/site/review. */
export const commentSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(COMMENT_NAME_MAX_LENGTH), z.regex(/^\P{Cc}*$/u)),
  text,
  /** The key of a place, see placeKey; nothing for the page as a whole. */
  place: z.string().check(z.maxLength(400)),
  [TRAP_FIELD]: z.optional(z.string().check(z.maxLength(1_000))),
})
export type VisitorComment = z.infer<typeof commentSchema>

const answer = z.object({ text: z.string(), at: moment })

const reviewComment = z.object({
  id: documentId,
  linkId: documentId,
  /** What its owner calls the link. */
  linkLabel: z.string(),
  /** The name that the reviewer gave. */
  name: z.string(),
  text: z.string(),
  place: z.object({
    section: z.nullable(z.string()),
    item: z.nullable(z.string()),
    field: z.nullable(z.string()),
    pageId: z.optional(z.string()),
    block: z.optional(z.string()),
  }),
  /** What the place was called when it was written. */
  about: z.string(),
  /** Whether the case study or the article is still there; null for the home page. */
  pageIsThere: z.nullable(z.boolean()),
  createdAt: moment,
  resolvedAt: z.nullable(moment),
  answers: z.array(answer),
})
export type ReviewComment = z.infer<typeof reviewComment>

const sampleComment = { id: 'sample-portfolio', linkId: 'sample-link', commentId: 'sample-comment' }
const commentParams = z.object({ id: documentId, linkId: documentId, commentId: documentId })

export const listComments = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/comments',
  access: 'owner',
  summary: 'What reviewers wrote about a portfolio, newest first.',
  params: z.object({ id: documentId }),
  query: nothing,
  body: noBody,
  output: z.object({ comments: z.array(reviewComment) }),
  errors: [],
  sample: { params: { id: 'sample-portfolio' }, query: {}, body: undefined },
})

export const seeComments = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/comments/seen',
  access: 'owner',
  summary: 'Says that the comments that are there now were seen: no mail tells of them any more.',
  params: z.object({ id: documentId }),
  query: nothing,
  body: noBody,
  output: z.object({ seen: z.literal(true) }),
  errors: [],
  sample: { params: { id: 'sample-portfolio' }, query: {}, body: undefined },
})

export const answerComment = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/private-links/:linkId/comments/:commentId/answers',
  access: 'owner',
  summary: 'Answers a comment. Whoever has the link reads it.',
  params: commentParams,
  query: nothing,
  body: z.strictObject({ text }),
  output: reviewComment,
  errors: ['limit-reached'],
  sample: { params: sampleComment, query: {}, body: { text: 'Good point, it is done.' } },
})

export const resolveComment = endpoint({
  method: 'PATCH',
  path: '/api/portfolios/:id/private-links/:linkId/comments/:commentId',
  access: 'owner',
  summary: 'Marks a comment as resolved, or opens it again.',
  params: commentParams,
  query: nothing,
  body: z.strictObject({ resolved: z.boolean() }),
  output: reviewComment,
  errors: [],
  sample: { params: sampleComment, query: {}, body: { resolved: true } },
})

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/portfolios/:id/private-links/:linkId/comments/:commentId',
  access: 'owner',
  summary: 'Deletes a comment with its answers.',
  params: commentParams,
  query: nothing,
  body: noBody,
  output: z.object({ deleted: z.literal(true) }),
  errors: [],
  sample: { params: sampleComment, query: {}, body: undefined },
})
