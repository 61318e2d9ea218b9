import type { Request } from 'firebase-functions/https'
import { type FormKind, formKinds } from '@vitrine/common/forms'
import { type FeedFormat, MAIL_OFF_PATH, OWN_BROWSER_PATH } from '@vitrine/common/routes'
import { ROBOTS_PATH } from '../http/request.ts'
import type { deadlines } from '../lib/deadline.ts'
import type { Log } from '../lib/log.ts'
import { type Answer, uncached } from './answer.ts'
import { foreignDomain } from './custom-domain.ts'
import { initialsIcon } from './icon.ts'
import { answerOwnBrowser, answerPage } from './pages.ts'
import { addressNotFound } from './refusals.ts'
import { answerRobots } from './robots.ts'
import { answerSitemap } from './sitemap.ts'
import { readPageCardAddress, readVersionedAddress } from './versioned-address.ts'

export interface Visit {
  req: Request
  /** What the groups of the route's pattern found in the path. */
  params: readonly string[]
  log: Log
}

export interface Route {
  path: RegExp
  methods: readonly string[]
  deadline: keyof typeof deadlines
  /** Pages that are kept in page-cache.ts. */
  cached?: boolean
  answer: (visit: Visit) => Answer | Promise<Answer>
}

const read = ['GET', 'HEAD']
const readOrPost = [...read, 'POST']
const exactly = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.')}$`)
/** What posts to a page's forms waits for as long as a call does: the form itself ends sooner, and gives back what was typed. */
const form = (kinds: readonly string[]) => new RegExp(`^/p/([A-Za-z0-9_-]{1,100})/(${kinds.join('|')})/?$`)

/** Every address that the function `site` answers. The first route that fits answers. */
export const routes: readonly Route[] = [
  {
    path: exactly(MAIL_OFF_PATH),
    methods: readOrPost,
    deadline: 'form',
    answer: async ({ req }) => uncached(await (await import('./forms/mail-off.tsx')).answerMailOff(req)),
  },
  {
    path: form(formKinds),
    methods: ['POST'],
    deadline: 'call',
    answer: async ({ req, log, params: [username = '', kind] }) => {
      const { answerForm } = await import('./forms/answer.tsx')
      return uncached(await answerForm(username.toLowerCase(), kind as FormKind, req, log))
    },
  },
  {
    path: form(['subscription']),
    methods: readOrPost,
    deadline: 'call',
    answer: async ({ req, params: [username = ''] }) => {
      const { answerSubscription } = await import('./forms/answer.tsx')
      return uncached(await answerSubscription(username.toLowerCase(), req))
    },
  },
  {
    path: /^\/l\/([^/]+)(?:\/(.*))?$/,
    methods: readOrPost,
    deadline: 'call',
    answer: async ({ req, log, params: [token = '', rest = ''] }) => {
      const { answerPrivateLink } = await import('./private-link/answer.tsx')
      return answerPrivateLink(req, token, rest, log)
    },
  },
  {
    path: exactly(ROBOTS_PATH),
    methods: read,
    deadline: 'file',
    answer: ({ req }) => answerRobots(req),
  },
  {
    path: /^\/sitemap(?:-([1-9]\d?))?\.xml$/,
    methods: read,
    deadline: 'file',
    answer: ({ req, params: [part] }) => answerSitemap(req, part ? Number(part) : null),
  },
  {
    path: /^((?:\/[A-Za-z0-9_-]{1,100}){0,2})\/feed\.(xml|json)$/,
    methods: read,
    deadline: 'file',
    answer: async ({ req, params: [place = '', format] }) => {
      const { answerFeed } = await import('./written/answer-feed.ts')
      return answerFeed(req, place.split('/').slice(1), format as FeedFormat)
    },
  },
  {
    path: /^\/card\/./,
    methods: read,
    deadline: 'file',
    answer: async ({ req, log }) => {
      const address = readVersionedAddress('card', req.path)
      const ofPage = readPageCardAddress(req.path)
      if (!address && !ofPage) return addressNotFound()
      const { card, pageCard } = await import('./card/answer.ts')
      const found = ofPage ? await pageCard(ofPage, log) : address && (await card(address, log))
      return found ?? addressNotFound()
    },
  },
  {
    path: /^\/icon\/./,
    methods: read,
    deadline: 'file',
    answer: async ({ req }) => {
      const address = readVersionedAddress('icon', req.path)
      return (address && (await initialsIcon(address))) ?? addressNotFound()
    },
  },
  {
    path: /^\/templates\/?$/,
    methods: read,
    deadline: 'page',
    answer: async ({ req }) => (await import('./store/answer.ts')).answerStore(req),
  },
  {
    path: /^\/templates\/([^/]+)\/?$/,
    methods: read,
    deadline: 'page',
    answer: async ({ req, params: [id = ''] }) => (await import('./store/answer.ts')).answerTemplate(req, id),
  },
  {
    path: /^\/portfolio(?:\/.*)?$/,
    methods: read,
    deadline: 'page',
    answer: async ({ req }) =>
      foreignDomain(req) === null ? (await import('./store/answer.ts')).answerUnknownTemplate(req) : answerPage(req),
  },
  {
    path: exactly(OWN_BROWSER_PATH),
    methods: read,
    deadline: 'page',
    answer: ({ req }) => answerOwnBrowser(req),
  },
  {
    path: /^/,
    methods: read,
    deadline: 'page',
    cached: true,
    answer: ({ req }) => answerPage(req),
  },
]
