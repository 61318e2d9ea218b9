import * as z from 'zod/mini'
import { DELETION_WORD } from '../account.ts'
import { endpoint } from './endpoint.ts'
import { documentId, noBody, nothing } from './shapes.ts'

const exportedFile = z.object({
  /** Path in the archive. */
  path: z.string(),
  /** A string is the file itself; anything else is written as JSON. */
  data: z.unknown(),
})
export type ExportedFile = z.infer<typeof exportedFile>

const exportedPicture = z.object({
  /** Path in the archive. */
  path: z.string(),
  /** Path in Storage. */
  storagePath: z.string(),
  bytes: z.int(),
})
export type ExportedPicture = z.infer<typeof exportedPicture>

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'account',
  liveSession: true,
  summary: 'Everything that belongs to the account, page by page; the browser builds an archive from it.',
  params: nothing,
  query: z.object({ cursor: z.optional(z.string().check(z.regex(/^\d{1,3}(\.[A-Za-z0-9_-]{1,1500})?$/))) }),
  body: noBody,
  output: z.object({
    files: z.array(exportedFile),
    pictures: z.array(exportedPicture),
    /** The `cursor` of the next page; null after the last. */
    nextCursor: z.nullable(z.string()),
  }),
  errors: [],
  sample: { params: {}, query: {}, body: undefined },
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/:uid/deletion',
  access: 'self',
  liveSession: true,
  summary:
    'Deletes the account and everything in it. Requires a sign-in within the last five minutes. Calling it again continues an interrupted deletion.',
  params: z.object({ uid: documentId }),
  query: nothing,
  body: z.strictObject({ confirmation: z.literal(DELETION_WORD) }),
  /** Not finished yet: the rest is deleted within the hour. */
  output: z.object({ finished: z.boolean() }),
  errors: ['recent-login-required'],
  sample: { params: { uid: 'sample-account' }, query: {}, body: { confirmation: DELETION_WORD } },
})
