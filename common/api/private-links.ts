import * as z from 'zod/mini'
import {
  LINK_GREETING_MAX_LENGTH,
  LINK_LABEL_MAX_LENGTH,
  LINK_PASSWORD_MAX_LENGTH,
  LINK_PASSWORD_MIN_LENGTH,
  LIST_MAX_ITEMS,
  PAGES_PER_PORTFOLIO,
} from '../limits.ts'
import { privateLists } from '../portfolio/private-items.ts'
import { endpoint } from './endpoint.ts'
import { documentId, moment, noBody, nothing } from './shapes.ts'

const label = z.string().check(z.trim(), z.minLength(1), z.maxLength(LINK_LABEL_MAX_LENGTH))
const itemRef = z
  .string()
  .check(z.regex(new RegExp(`^(?:${privateLists.join('|').replaceAll('.', '\\.')})/[A-Za-z0-9_-]{1,40}$`)))

const shows = z.strictObject({
  /** live: what is published · draft: the draft as it is when the link is opened. */
  from: z.enum(['live', 'draft']),
  /** Section ids in their order; null for all in the portfolio's own. Opening and end of the page are always there. */
  sections: z.nullable(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60))),
  /** Items as `list/itemId`, in their order; null for all, private ones included. */
  items: z.nullable(z.array(itemRef).check(z.maxLength(privateLists.length * LIST_MAX_ITEMS))),
  /** Ids of case studies and articles, in their order; null for all, private ones included. Missing, all where all else is shown, and else none. */
  pages: z.optional(z.nullable(z.array(documentId).check(z.maxLength(PAGES_PER_PORTFOLIO)))),
  /** False where some sections were chosen, and Writing, which lists articles, is none of them. */
  writing: z.optional(z.literal(false)),
  /** Plain text at the top of the page. */
  greeting: z.string().check(z.maxLength(LINK_GREETING_MAX_LENGTH)),
})
export type LinkShows = z.infer<typeof shows>

const password = z.string().check(z.minLength(LINK_PASSWORD_MIN_LENGTH), z.maxLength(LINK_PASSWORD_MAX_LENGTH))

/** private: shows the page to one recipient · review: shows the draft and takes comments. */
const linkKind = z.enum(['private', 'review'])
export type LinkKind = z.infer<typeof linkKind>

const privateLink = z.object({
  id: documentId,
  kind: linkKind,
  label: z.string(),
  state: z.enum(['active', 'ended', 'revoked']),
  shows,
  hasPassword: z.boolean(),
  createdAt: moment,
  until: moment,
  revokedAt: z.nullable(moment),
  /** How often its page was opened, by how many browsers, and when first and last. Null before. */
  opened: z.int(),
  devices: z.int(),
  firstOpenedAt: z.nullable(moment),
  lastOpenedAt: z.nullable(moment),
  /** Which of its pages were opened how often; `home` is the portfolio itself. */
  pages: z.array(z.object({ page: z.string(), opened: z.int() })),
})
export type PrivateLink = z.infer<typeof privateLink>

/** The address is answered once and stored nowhere. */
const withAddress = z.object({ link: privateLink, address: z.string() })

const params = z.object({ id: documentId })
const linkParams = z.object({ id: documentId, linkId: documentId })
const sampleLink = { id: 'sample-portfolio', linkId: 'sample-link' }

export const listPrivateLinks = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/private-links',
  access: 'owner',
  summary:
    'The private and review links of a portfolio, newest first, with the numbers that the account has open and may have.',
  params,
  query: nothing,
  body: noBody,
  output: z.object({
    links: z.array(privateLink),
    /** Of each kind how many the account has open, and may have. */
    open: z.record(linkKind, z.int()),
    most: z.record(linkKind, z.int()),
  }),
  errors: [],
  sample: { params: { id: 'sample-portfolio' }, query: {}, body: undefined },
})

export const createPrivateLink = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/private-links',
  access: 'owner',
  liveSession: true,
  summary:
    'Makes a private link, for 30 days, or a review link, for 14, unless `until` says otherwise; a year at most. A review link shows the draft. Its address is in this answer and in no other.',
  params,
  query: nothing,
  body: z.strictObject({
    kind: z.optional(linkKind),
    label,
    shows,
    until: z.optional(moment),
    password: z.optional(password),
  }),
  output: withAddress,
  errors: ['unverified', 'limit-reached', 'payment-required'],
  sample: {
    params: { id: 'sample-portfolio' },
    query: {},
    body: { label: 'Studio Nord, interview', shows: { from: 'draft', sections: null, items: null, greeting: '' } },
  },
})

export const updatePrivateLink = endpoint({
  method: 'PATCH',
  path: '/api/portfolios/:id/private-links/:linkId',
  access: 'owner',
  liveSession: true,
  summary:
    'Changes the given parts of a private link. A new password, or none (`null`), asks everybody again. A later end opens an ended link.',
  params: linkParams,
  query: nothing,
  body: z.strictObject({
    label: z.optional(label),
    shows: z.optional(shows),
    until: z.optional(moment),
    password: z.optional(z.nullable(password)),
  }),
  output: privateLink,
  errors: ['link-revoked', 'limit-reached', 'payment-required'],
  sample: { params: sampleLink, query: {}, body: { label: 'Studio Nord, second interview' } },
})

export const renewPrivateLink = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/private-links/:linkId/address',
  access: 'owner',
  liveSession: true,
  summary: 'Gives a private link a new address and id. The old address ends at once; figures and password stay.',
  params: linkParams,
  query: nothing,
  body: noBody,
  output: withAddress,
  errors: ['link-revoked'],
  sample: { params: sampleLink, query: {}, body: undefined },
})

export const revokePrivateLink = endpoint({
  method: 'POST',
  path: '/api/portfolios/:id/private-links/:linkId/revoke',
  access: 'owner',
  summary: 'Ends a private link at once and for good. It stays in the list with its figures.',
  params: linkParams,
  query: nothing,
  body: noBody,
  output: privateLink,
  errors: [],
  sample: { params: sampleLink, query: {}, body: undefined },
})

export const deletePrivateLink = endpoint({
  method: 'DELETE',
  path: '/api/portfolios/:id/private-links/:linkId',
  access: 'owner',
  summary: 'Deletes a private link with its figures.',
  params: linkParams,
  query: nothing,
  body: noBody,
  output: z.object({ deleted: z.literal(true) }),
  errors: [],
  sample: { params: sampleLink, query: {}, body: undefined },
})
