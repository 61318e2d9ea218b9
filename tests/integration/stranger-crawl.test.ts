import { randomBytes } from 'node:crypto'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { api, type EndpointName } from '@vitrine/common/api/index'
import type { Endpoint } from '@vitrine/common/api/endpoint'
import { createPage, type Page, patchPage } from '@vitrine/common/api/pages'
import { createPortfolio, publishPortfolio, signUpload, updatePortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { formKinds } from '@vitrine/common/forms'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import {
  appRoutes,
  cardPath,
  commentsPath,
  examplePath,
  formPath,
  iconPath,
  justPublishedPath,
  mailOffPath,
  OWN_BROWSER_PATH,
  pageCardPath,
  pagePath,
  privateLinkPath,
  privateFilePath,
  privatePagePath,
  privatePicturePath,
  publicPath,
  reviewedPagePath,
  subscriptionPath,
  templatePath,
} from '@vitrine/common/routes'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { canaryContent } from '@vitrine/templates/canary-content'
import type { UploadKind } from '@vitrine/common/uploads'
import { ROBOTS_PATH } from '../../functions/http/request.ts'
import { routes } from '../../functions/site/routes.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminBucket, adminFirestore } from '../support/admin.ts'
import { pathOf, succeed } from '../support/api.ts'
import { addresses, browserUserAgent } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { linkTo } from '../support/private-links.ts'
import { putUpload } from '../support/put-upload.ts'

/**
 * Somebody without an account, and somebody with another one, asks for everything that the product's own tables of addresses have, and
 * follows what the answers name. Nowhere is there a word of drafts, private items or private links, or one of their pictures.
 */

/** In every text that is not for them. */
const mark = `secret-${randomBytes(4).toString('hex')}-`
const marked = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('canary-', mark)) as T

const serial = `${process.pid}-${Date.now() % 10_000_000}`
const username = `crawled-${serial}`
let owner: TestAccount
let other: TestAccount
let id: string
let link: string
/** Nobody here knows its password. */
let locked: string
let linkId: string
/** Pages that are not live: a draft, and two that never are. */
let hidden: Page[]
/** One that is, with a draft beside it. */
let article: Page

const live = (picture: string): PortfolioContent => ({
  hero: { name: 'Ada Byron', title: 'Engines' },
  contact: { email: 'ada@byron.example' },
  gallery: {
    images: [
      { itemId: 'shown', src: '/examples/minimalist-designer/one.webp', caption: 'For all' },
      { itemId: 'private', srcPath: picture, caption: `${mark}caption`, alt: `${mark}alt`, private: true },
    ],
  },
  projects: [{ itemId: 'private', title: `${mark}project`, private: true }],
})

async function send(kind: UploadKind, name: string, contentType: string, body: Buffer): Promise<string> {
  const { path } = await succeed(signUpload, {
    token: owner.token,
    params: { id },
    body: { fileName: `${mark}${name}`, contentType, size: body.length, kind },
  })
  expect(await putUpload(path, body, { contentType }, owner.token)).toBe(200)
  await eventually(async () =>
    expect((await adminBucket().file(path).getMetadata())[0].metadata).toHaveProperty('vitrinePrepared'),
  )
  return path
}

const picture = async (kind: 'images' | 'private', name: string) => {
  const create = { width: 600, height: 400, channels: 3, background: '#336699' } as const
  return send(kind, `${name}.jpg`, 'image/jpeg', await sharp({ create }).jpeg().toBuffer())
}

const film = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]), Buffer.from('webm')])
const captions = Buffer.from(`WEBVTT\n\n00:00.000 --> 00:01.000\n${mark}words\n`)

/** A page with a picture, a video with captions and a document of its own. */
const withFiles = async (title: string): Promise<PageContent> => ({
  title,
  coverPath: await picture('images', 'cover'),
  blocks: [
    { itemId: 'p', type: 'picture', imagePath: await picture('images', 'sheet') },
    {
      itemId: 'm',
      type: 'media',
      kind: 'video',
      mediaPath: await send('files', 'film.webm', 'video/webm', film),
      captionsPath: await send('files', 'film.vtt', 'text/vtt', captions),
      posterPath: await picture('images', 'poster'),
    },
    {
      itemId: 'f',
      type: 'file',
      filePath: await send('files', 'thesis.pdf', 'application/pdf', Buffer.from(`%PDF-1.7\n% ${mark}thesis\n`)),
      name: `${mark}thesis`,
    },
  ],
})

beforeAll(async () => {
  ;[owner, other] = await Promise.all([createAccount(), createAccount()])
  const { token } = owner
  id = (await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })).id
  const params = { id }
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params, body: { username } })
  await adminFirestore().doc(`users/${owner.uid}`).update({ subscription_level: 'pro' })
  const shown = await picture('private', 'private')
  await succeed(updatePortfolio, { token, params, body: { name: 'Byron', content: live(shown) } })
  const write = (content: PageContent) => succeed(createPage, { token, params, body: { kind: 'article', content } })
  const edit = (pageId: string, path: string, value: string | boolean) => {
    const body = { ops: [{ op: 'add' as const, path, value }] }
    return succeed(patchPage, { token, params: { id, pageId }, body })
  }
  const secret = await write({ title: `${mark}study`, excerpt: `${mark}excerpt`, private: true })
  // Its pictures and files become private with it.
  const wrapped = await write(await withFiles(`${mark}wrapped`))
  await edit(wrapped.id, '/private', true)
  article = await write({ title: 'On engines', excerpt: 'For all', blocks: [{ type: 'text', text: '<p>Wheels</p>' }] })
  await succeed(publishPortfolio, { token, params, body: { status: 'published' } })
  const drafted = marked(canaryContent())
  await edit(article.id, '/title', `${mark}title`)
  await edit(article.id, '/excerpt', `${mark}excerpt`)
  await edit(article.id, '/blocks/0/text', `<p>${mark}text</p>`)
  const { images = [] } = live(shown).gallery ?? {}
  await succeed(updatePortfolio, {
    token,
    params,
    body: { name: `${mark}name`, content: { ...drafted, gallery: { ...drafted.gallery, images } } },
  })
  hidden = [secret, wrapped, await write({ title: `${mark}article` })]
  const unpublished = (await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })).id
  await succeed(updatePortfolio, {
    token,
    params: { id: unpublished },
    body: { name: `${mark}name`, content: drafted },
  })
  locked = (await linkTo(owner, unpublished, { label: `${mark}label`, password: `${mark}password` })).path
  const greeted = await linkTo(owner, id, { label: `${mark}label`, shows: { greeting: `${mark}greeting` } })
  link = greeted.path
  linkId = greeted.link.id
})

interface Found {
  status: number
  text: string
}

const atOnce = pLimit(8)

const ask = (method: string, path: string, { token, body }: { token?: string; body?: string } = {}) =>
  atOnce(async (): Promise<Found> => {
    const response = await fetch(addresses.hosting + path, {
      method,
      redirect: 'manual',
      headers: {
        Connection: 'close',
        'User-Agent': browserUserAgent,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      body,
    })
    const headers = [...response.headers].map((header) => header.join(': ')).join('\n')
    return { status: response.status, text: `${headers}\n\n${Buffer.from(await response.arrayBuffer()).toString()}` }
  })

/** Addresses of every route of the site: as there are some of this page, and as somebody makes them up. */
const addressesOfSite = (): [method: string, path: string][] => {
  const token = 'A'.repeat(32)
  return [
    ['GET', mailOffPath('made-up')],
    ...formKinds.map((kind): [string, string] => ['POST', formPath(username, kind)]),
    ['GET', subscriptionPath(username, 'made-up')],
    ['GET', privateLinkPath(token)],
    ['POST', privateLinkPath(token)],
    ['GET', privateLinkPath(id)],
    ['GET', reviewedPagePath(token)],
    ['POST', commentsPath(token)],
    ...hidden.map(({ slug }): [string, string] => ['GET', privatePagePath(token, slug)]),
    ...hidden.flatMap(({ slug }): [string, string][] => [
      ['GET', reviewedPagePath(token, slug)],
      ['POST', commentsPath(token, slug)],
    ]),
    ['GET', privatePicturePath(token, `${mark}private.jpg`)],
    ['GET', privateFilePath(token, `${mark}film.webm`)],
    ['GET', locked],
    ['POST', locked],
    // Programs get nothing, whatever they know.
    ['HEAD', link],
    ['GET', '/robots.txt'],
    ['GET', ROBOTS_PATH],
    ['GET', '/sitemap.xml'],
    ...[1, 2, 3, 4].map((revision): [string, string] => ['GET', cardPath(username, revision)]),
    ...[1, 2, 3, 4].map((revision): [string, string] => ['GET', iconPath(username, revision)]),
    ['GET', OWN_BROWSER_PATH],
    ['GET', publicPath(username)],
    ['GET', `/p/${username}`],
    ['GET', justPublishedPath(username, 9)],
    ['GET', `/${username}/feed.xml`],
    ['GET', `/${username}/feed.json`],
    ...hidden.flatMap((page): [string, string][] => [
      ['GET', pagePath(username, page.slug)],
      ...[1, 2, 3, 4].map((revision): [string, string] => ['GET', pageCardPath(username, page.id, revision)]),
    ]),
    ['GET', appRoutes.store],
    ['GET', templatePath('minimalist-designer')],
    ['GET', examplePath('made-up')],
    ['GET', `/${id}`],
  ]
}

describe('the site', () => {
  it('has no route that is not asked for here', () => {
    const asked = new Set(
      addressesOfSite().map(([method, address]) => {
        const { pathname } = new URL(address, addresses.hosting)
        return routes.find(({ path, methods }) => path.test(pathname) && methods.includes(method))
      }),
    )
    expect(routes.filter((route) => !asked.has(route)).map(({ path }) => String(path))).toEqual([])
  })

  it('says nothing at any of its addresses, or at those that its answers name', async () => {
    const seen = new Map<string, Found>()
    let next = addressesOfSite()
    while (next.length > 0) {
      const fresh = next.filter(([method, path]) => !seen.has(`${method} ${path}`))
      const found = await Promise.all(
        fresh.map(async ([method, path]) => {
          const answer = await ask(method, path)
          seen.set(`${method} ${path}`, answer)
          return answer
        }),
      )
      next = found.flatMap(({ text }) => ownAddressesIn(text)).map((path) => ['GET', path])
    }
    const page = seen.get(`GET ${publicPath(username)}`)
    expect(page?.status).toBe(200)
    expect(page?.text).toContain('Ada Byron')
    expect(page?.text).toContain('application/ld+json')
    for (const path of [pagePath(username, article.slug), `/${username}/feed.xml`, `/${username}/feed.json`])
      expect([path, seen.get(`GET ${path}`)?.text.includes('On engines')]).toEqual([path, true])
    expect([...seen].filter(([, { text }]) => text.includes(mark)).map(([address]) => address)).toEqual([])
  })
})

/** Addresses of this page that a text names, in whatever form. */
const ownAddressesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/(?:href|src|action|content|location)[=:] ?"?([^"\s<>]+)|<loc>([^<]+)/g)].flatMap(
      ([, attribute, entry]) => {
        const address = URL.parse((attribute ?? entry ?? '').replaceAll('&amp;', '&'), addresses.hosting)
        const isOwn = address?.origin === addresses.hosting && address.pathname.includes(username)
        return isOwn ? [address.pathname + address.search] : []
      },
    ),
  ),
]

/** What a stranger can know of the parameters of the API's addresses, or guesses. */
const known = (): Record<string, string> => ({
  id,
  uid: owner.uid,
  username,
  templateId: 'minimalist-designer',
  version: '1',
  action: 'publish',
  pageId: hidden[0]?.id ?? '',
  linkId,
  entryId: 'made-up',
  commentId: 'made-up',
  paymentId: 'made-up',
  key: 'made-up',
})

describe('the API', () => {
  const endpoints = Object.entries(api) as [EndpointName, Endpoint][]

  it.each(endpoints)('%s says nothing to strangers', async (_name, { method, path, sample, access }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const isTemplate = path.startsWith('/api/templates')
    const params = Object.fromEntries(
      names.map((name) => [name, isTemplate && name === 'id' ? known().templateId : known()[name]]),
    )
    expect(Object.values(params), 'what is known of its parameters').not.toContain(undefined)
    const query = {
      ...(sample.query as Record<string, string>),
      ...('u' in (sample.query as object) && { u: username }),
    }
    const address = pathOf({ method, path } as Endpoint, params, query)
    const body = sample.body === undefined ? undefined : JSON.stringify(sample.body)
    for (const token of [undefined, other.token]) {
      const { status, text } = await ask(method, address, { token, body })
      expect(text).not.toContain(mark)
      if (access !== 'public' && token === undefined) expect(status).toBe(401)
    }
  })
})

it('Storage gives nothing of a private item or page, and lists nothing', async () => {
  const files = (await adminBucket().getFiles({ prefix: `user-assets/${owner.uid}/` }))[0].map(({ name }) => name)
  const kinds = new Set(files.map((name) => name.split('/')[3]))
  expect(kinds).toEqual(new Set(['private', 'private-widths', 'private-files']))
  const names = ['private.jpg', 'cover.jpg', 'sheet.jpg', 'poster.jpg', 'film.webm', 'film.vtt', 'thesis.pdf']
  for (const name of names)
    expect(
      files.some((path) => path.endsWith(`${mark}${name}`)),
      name,
    ).toBe(true)
  const root = `${addresses.storage}/v0/b/${bucketName}/o`
  const statuses = await Promise.all(
    files.map(async (name) => {
      const response = await fetch(`${root}/${encodeURIComponent(name)}?alt=media`)
      await response.arrayBuffer()
      return [name, response.status] as const
    }),
  )
  expect(statuses.filter(([, status]) => status !== 403)).toEqual([])
  const folders = ['', `${id}/private/`, `${id}/private-widths/`, `${id}/private-files/`]
  for (const prefix of ['', ...folders.map((folder) => `user-assets/${owner.uid}/${folder}`)]) {
    const listing = await fetch(`${root}?prefix=${encodeURIComponent(prefix)}`)
    expect([listing.status, (await listing.text()).includes(mark)]).toEqual([403, false])
  }
})
