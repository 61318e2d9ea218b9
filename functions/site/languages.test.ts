import type { Request } from 'firebase-functions/https'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it, vi } from 'vitest'
import { pageEntry } from '@vitrine/common/portfolio/pages/make-entry'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { translationOf } from '@vitrine/common/portfolio/translations/texts'
import type { LiveDocument } from '../lib/documents/live-document.ts'
import type * as livePages from '../lib/documents/live-page.ts'
import type * as published from '../lib/documents/published.ts'
import { inLanguageOf, pageAt, pageAtDomain, toPublic } from '../lib/documents/published.ts'
import { answerPage } from './pages.ts'
import { answerSitemap } from './sitemap.ts'
import { answerFeed } from './written/answer-feed.ts'

vi.mock('../lib/documents/published.ts', async (original) => ({
  ...(await original<typeof published>()),
  pageAt: vi.fn(),
  pageAtDomain: vi.fn(),
}))
// Made by the build of the templates, which unit tests do without.
vi.mock('@vitrine/templates/dist/manifest.json', () => ({
  default: { scripts: {}, uncounted: {}, pages: {}, languages: 'languages.js' },
}))
vi.mock('../lib/documents/live-page.ts', async (original) => ({
  ...(await original<typeof livePages>()),
  livePageRef: () => ({ get: () => Promise.resolve({ data: () => ({ content: note, pictures: {} }) }) }),
}))
vi.stubEnv('APP_ORIGIN', 'https://vitrine.test')
vi.stubEnv('GCLOUD_PROJECT', 'demo-vitrine')

const moment = Timestamp.fromMillis(0)
const of = (original: string, text: string) => translationOf({ original }, text)

const note: PageContent = {
  title: 'A note',
  blocks: [{ itemId: 'x', type: 'text', text: '<p>On gears</p>' }],
  translations: {
    de: { title: of('A note', 'Eine Notiz'), 'blocks/x/text': of('<p>On gears</p>', '<p>Über Zahnräder</p>') },
  },
}

const livePage = (id: string, slug: string, content: PageContent) => ({
  ...pageEntry(id, 'article', slug, content),
  revision: 1,
  digest: id,
  publishedAt: moment,
  updatedAt: moment,
})

const live: LiveDocument = {
  ownerId: 'ada',
  name: 'My portfolio',
  templateId: 'creative-studio',
  username: 'ada',
  content: {
    meta: { languages: ['de', 'ar'] },
    hero: { name: 'Ada Byron', specialty: 'Draws engines' },
    contact: { form: 'shown' },
    projects: [
      { itemId: 'a', title: 'Open engine' },
      { itemId: 'b', title: 'Secret engine', private: true },
    ],
    translations: {
      de: {
        'projects/a/title': of('Open engine', 'Offene Maschine'),
        'projects/b/title': of('Secret engine', 'canary-geheim'),
      },
      fr: { 'projects/a/title': of('Open engine', 'canary-machine') },
    },
  },
  design: {},
  layout: { hidden: [] },
  revision: 3,
  publishedAt: moment,
  onlineSince: moment,
  pages: [livePage('p', 'a-note', note), livePage('q', 'untold', { title: 'Untold' })],
}

async function ask(path: string, { document = live, host = 'vitrine.test' } = {}) {
  const portfolio = toPublic(document)
  const inLanguage = inLanguageOf(document, portfolio)
  vi.mocked(pageAt).mockResolvedValue({ published: { id: 'p1', username: 'ada', portfolio, inLanguage } })
  vi.mocked(pageAtDomain).mockResolvedValue({ id: 'p1', portfolio, inLanguage, served: true })
  const request = {
    path,
    originalUrl: path,
    query: {},
    get: (name: string) => (name === 'x-forwarded-host' ? host : undefined),
    acceptsLanguages: () => false,
  } as unknown as Request
  const feed = /^\/(.*)\/feed\.xml$/.exec(path)
  const answer = feed
    ? await answerFeed(request, feed[1]?.split('/') ?? [], 'xml')
    : path === '/sitemap.xml'
      ? await answerSitemap(request, null)
      : await answerPage(request)
  return { status: answer.status, to: answer.headers.Location, body: String(answer.body ?? '') }
}

const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/g)].map(([, tag, address]) => [
    tag,
    address,
  ])

const site = 'https://vitrine.test'

describe('a portfolio in two languages', () => {
  it('has an address for each, which says so to programs', async () => {
    const [english, german] = [await ask('/ada'), await ask('/ada/de')]
    expect(english.body).toContain('<html lang="en">')
    expect(english.body).toContain('Open engine')
    expect(german.body).toContain('<html lang="de">')
    expect(german.body).toContain('Offene Maschine')
    expect(german.body).not.toContain('Open engine')
    const alternates = [
      ['en', `${site}/ada`],
      ['de', `${site}/ada/de`],
      ['x-default', `${site}/ada`],
    ]
    expect(alternatesIn(english.body)).toEqual(alternates)
    expect(alternatesIn(german.body)).toEqual(alternates)
    expect(german.body).toContain(`<link rel="canonical" href="${site}/ada/de"/>`)
    expect(german.body).toContain('<meta property="og:locale" content="de_DE"/>')
    expect(german.body).toContain('<meta property="og:locale:alternate" content="en_US"/>')
    expect(german.body).toContain(`content="${site}/card/ada.3.de.jpg"`)
  })

  it('leads from each to the other, without a script', async () => {
    const [, links] =
      /<div role="navigation" class="languages" aria-label="Sprache">(.*?)<\/div>/.exec((await ask('/ada/de')).body) ??
      []
    expect(links).toContain('<a href="/ada" lang="en" hrefLang="en" dir="ltr" data-offer="Read in English">English</a>')
    expect(links).toContain('<a href="/ada/de" lang="de" hrefLang="de" dir="ltr" aria-current="true">Deutsch</a>')
  })

  it('is read from right to left where its language is', async () => {
    const pro = { ...live, ownerPlan: 'pro' } as const
    expect((await ask('/ada/ar', { document: pro })).body).toContain('<html lang="ar" dir="rtl">')
    expect(alternatesIn((await ask('/ada', { document: pro })).body)).toContainEqual(['ar', `${site}/ada/ar`])
  })

  it('has nothing at the address of a language that it is not in, or that the plan does not include', async () => {
    for (const path of ['/ada/fr', '/ada/xx', '/ada/ar', '/ada/de/nothing', '/ada/de/de', '/ada/de/a-note/more'])
      expect((await ask(path)).status, path).toBe(404)
  })

  it('has one address for each language', async () => {
    expect(await ask('/ada/en')).toMatchObject({ status: 302, to: '/ada' })
    expect(await ask('/ada/DE')).toMatchObject({ status: 302, to: '/ada/de' })
    expect(await ask('/ada/en/a-note')).toMatchObject({ status: 302, to: '/ada/a-note' })
    expect(await ask('/p/ada')).toMatchObject({ status: 200 })
  })

  it('shows nothing of private items, and of languages that it is not in', async () => {
    for (const path of ['/ada', '/ada/de', '/ada/a-note', '/ada/de/a-note', '/ada/de/feed.xml'])
      expect((await ask(path)).body, path).not.toMatch(/canary|Secret/)
  })

  it('has its articles in both, and names as translated what is', async () => {
    const german = await ask('/ada/de/a-note')
    expect(german.body).toContain('Eine Notiz')
    expect(german.body).toContain('Über Zahnräder')
    expect(german.body).not.toContain('On gears')
    expect(alternatesIn(german.body).map(([tag]) => tag)).toEqual(['en', 'de', 'x-default'])
    const untold = await ask('/ada/de/untold')
    expect(untold.body).toContain(`<link rel="canonical" href="${site}/ada/untold"/>`)
    expect(alternatesIn(untold.body)).toEqual([])
    expect((await ask('/ada/de')).body).toContain('href="/ada/de/a-note"')
    const feed = await ask('/ada/de/feed.xml')
    expect(feed.body).toContain('Eine Notiz')
    expect(feed.body).toContain(`${site}/ada/de/a-note`)
  })

  it('has forms that are answered in its language', async () => {
    const document = { ...live, templateId: 'minimalist-designer' } as const
    expect((await ask('/ada/de', { document })).body).toContain('action="/p/ada/message?language=de"')
    expect((await ask('/ada', { document })).body).toContain('action="/p/ada/message"')
  })

  it('has the same at a domain of its own', async () => {
    const host = 'ada.example'
    const document = {
      ...live,
      ownerPlan: 'pro',
      provedDomain: host,
      domainServes: true,
      content: { ...live.content, domain: host },
    } as const
    const german = await ask('/de', { document, host })
    expect(german.body).toContain('<html lang="de">')
    expect(german.body).toContain('href="/de/a-note"')
    expect((await ask('/de/a-note', { document, host })).body).toContain('Über Zahnräder')
    expect((await ask('/en', { document, host })).to).toBe('/')
    expect((await ask('/fr', { document, host })).status).toBe(404)
    const { body } = await ask('/sitemap.xml', { document, host })
    expect(body).toContain('<loc>https://ada.example/de/a-note</loc>')
    expect(body).not.toContain('/de/untold')
    expect(body).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://ada.example/a-note"/>')
  })
})

it('a portfolio in one language says nothing of languages', async () => {
  const document = { ...live, content: { ...live.content, meta: {} } }
  for (const path of ['/ada', '/ada/a-note']) {
    const { body } = await ask(path, { document })
    expect(body, path).not.toMatch(/hrefLang|og:locale|class="languages"|\.languages|languages\.js/)
  }
  expect((await ask('/ada/de', { document })).status).toBe(404)
})
