import { beforeAll, describe, expect, it } from 'vitest'
import { createPage } from '@vitrine/common/api/pages'
import { createPortfolio, patchContent, publishPortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import { getPublicPortfolio } from '@vitrine/common/api/public'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { translationOf } from '@vitrine/common/portfolio/translations/texts'
import { categoryKey } from '@vitrine/common/portfolio/translations/keys'
import { feedPath, formPath, pagePath, publicPath } from '@vitrine/common/routes'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { linkTo, visit } from '../support/private-links.ts'

const username = `tongues-${process.pid}-${Date.now() % 1_000_000}`
let owner: TestAccount
let id: string

const own = () => ({ token: owner.token, params: { id } })
const publish = () => succeed(publishPortfolio, { ...own(), body: { status: 'published' } })
const get = (path: string, init: RequestInit = {}) => fetch(addresses.hosting + path, { redirect: 'manual', ...init })
const html = async (path: string) => (await get(path)).text()
const of = (original: string, text: string) => translationOf({ original }, text)

const content: PortfolioContent = {
  meta: { languages: ['de'] },
  hero: { name: 'Ada Byron', tagline: 'Draws engines', title: 'Engineer' },
  about: { bio: '<p>About engines</p>' },
  contact: { email: 'ada@example.com', form: 'shown' },
  custom: { 'pages-1': { intro: 'Read on', show: 'article' } },
  projects: [
    { itemId: 'a', title: 'Open engine', category: 'Engines', description: 'Turns' },
    { itemId: 'b', title: 'Secret engine', category: 'Vaults', private: true },
  ],
  translations: {
    de: {
      'hero/title': of('Engineer', 'Ingenieurin'),
      'hero/tagline': of('Draws engines', 'Zeichnet Maschinen'),
      'titles/pages-1': of('My notes', 'Meine Notizen'),
      'custom/pages-1/intro': of('Read on', 'Lies weiter'),
      'about/bio': of('<p>About engines</p>', '<p>Über Maschinen</p><script>alert(1)</script>'),
      'projects/a/title': of('Open engine', 'Offene Maschine'),
      'projects/b/title': of('Secret engine', 'canary-geheim'),
      [categoryKey('projects', 'Vaults')]: of('Vaults', 'canary-tresor'),
    },
    fr: { 'projects/a/title': of('Open engine', 'canary-machine') },
  },
}

const layout = { hidden: [], added: ['projects', 'pages-1'], titles: { 'pages-1': 'My notes' } }

beforeAll(async () => {
  owner = await createAccount()
  id = (await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })).id
  await succeed(claimUsername, { token: owner.token, body: { username } })
  await succeed(attachUsername, { ...own(), body: { username } })
  await succeed(updatePortfolio, { ...own(), body: { content, layout } })
  await succeed(createPage, {
    ...own(),
    body: {
      kind: 'article',
      content: {
        title: 'A note',
        blocks: [{ itemId: 'x', type: 'text', text: '<p>On gears</p>' }],
        translations: {
          de: {
            title: of('A note', 'Eine Notiz'),
            'blocks/x/text': of('<p>On gears</p>', '<p>Über Zahnräder</p><script>1</script>'),
          },
        },
      },
    },
  })
  await succeed(createPage, { ...own(), body: { kind: 'article', content: { title: 'Untold' } } })
  await succeed(createPage, {
    ...own(),
    body: {
      kind: 'article',
      content: {
        title: 'Note in part',
        blocks: [
          { itemId: 'y', type: 'text', text: '<p>On levers</p>' },
          { itemId: 'z', type: 'heading', level: '2', text: 'Levers' },
        ],
        translations: { de: { 'blocks/z/text': of('Levers', 'Hebel') } },
      },
    },
  })
  await publish()
})

describe('a portfolio in two languages', () => {
  it('has an address for each, which says so to programs', async () => {
    const [english, german] = [await html(publicPath(username)), await html(publicPath(username, 'de'))]
    expect(english).toContain('<html lang="en">')
    expect(english).toContain('Open engine')
    expect(german).toContain('<html lang="de">')
    expect(german).toContain('Offene Maschine')
    expect(german).toContain('Über Maschinen')
    expect(german).not.toMatch(/alert\(1\)|Open engine/)
    const at = (path: string) => addresses.hosting + path
    const alternates = [
      `<link rel="alternate" hrefLang="en" href="${at(publicPath(username))}"/>`,
      `<link rel="alternate" hrefLang="de" href="${at(publicPath(username, 'de'))}"/>`,
      `<link rel="alternate" hrefLang="x-default" href="${at(publicPath(username))}"/>`,
    ].join('')
    expect(english).toContain(alternates)
    expect(german).toContain(alternates)
    expect(german).toContain(`<link rel="canonical" href="${at(publicPath(username, 'de'))}"/>`)
    expect(german).toContain('<meta property="og:locale" content="de_DE"/>')
    expect(german).toContain('<meta property="og:locale:alternate" content="en_US"/>')
  })

  it('lists its pages in a section of its owner’s, each in its language', async () => {
    const section = async (path: string) => /<section id="pages-1".*?<\/section>/s.exec(await html(path))?.[0] ?? ''
    const [english, german] = [await section(publicPath(username)), await section(publicPath(username, 'de'))]
    for (const text of ['>My notes</h2>', '>Read on</p>', `<a href="${pagePath(username, 'a-note')}">A note</a>`])
      expect(english).toContain(text)
    expect(german).toContain('>Meine Notizen</h2>')
    expect(german).toContain('>Lies weiter</p>')
    expect(german).toContain(`<a href="${pagePath(username, 'a-note', 'de')}">Eine Notiz</a>`)
  })

  it('leads from each to the others, without a script', async () => {
    const german = await html(publicPath(username, 'de'))
    const [, links = ''] =
      /<div role="navigation" class="languages" aria-label="Sprache">(.*?)<\/div>/.exec(german) ?? []
    expect(links).toContain(
      `<a href="${publicPath(username)}" lang="en" hrefLang="en" dir="ltr" data-offer="Read in English">English</a>`,
    )
    expect(links).toContain(
      `<a href="${publicPath(username, 'de')}" lang="de" hrefLang="de" dir="ltr" aria-current="true">Deutsch</a>`,
    )
  })

  it('has nothing at the address of a language that it is not in, and one address for each that it is in', async () => {
    for (const path of [
      publicPath(username, 'fr'),
      `${publicPath(username)}/xx`,
      `${publicPath(username, 'de')}/nothing`,
    ])
      expect((await get(path)).status, path).toBe(404)
    for (const [path, target] of [
      [publicPath(username, 'en'), publicPath(username)],
      [`${publicPath(username)}/DE`, publicPath(username, 'de')],
      [pagePath(username, 'a-note', 'en'), pagePath(username, 'a-note')],
    ] as const) {
      const answer = await get(path)
      expect([answer.status, new URL(answer.headers.get('location') ?? '', addresses.hosting).pathname]).toEqual([
        302,
        target,
      ])
    }
  })

  it('shows nothing of private items, and nothing that is in no language of it', async () => {
    const articles = ['a-note', 'untold'].flatMap((slug) => [pagePath(username, slug), pagePath(username, slug, 'de')])
    for (const path of [
      publicPath(username),
      publicPath(username, 'de'),
      ...articles,
      feedPath(username, 'xml', 'de'),
    ]) {
      const answer = await get(path)
      expect(answer.status, path).toBe(200)
      expect(await answer.text(), path).not.toMatch(/canary|Secret|Vaults|script>1</)
    }
    expect(JSON.stringify(await succeed(getPublicPortfolio, { params: { username } }))).not.toMatch(
      /canary|Secret|Vaults/,
    )
  })

  it('has its articles in both, and lists as translated what is', async () => {
    const note = await html(pagePath(username, 'a-note', 'de'))
    expect(note).toContain('Eine Notiz')
    expect(note).toContain('Über Zahnräder')
    expect(note).toContain(`hrefLang="de" href="${addresses.hosting}${pagePath(username, 'a-note', 'de')}"`)
    const untold = await html(pagePath(username, 'untold', 'de'))
    expect(untold).toContain(`<link rel="canonical" href="${addresses.hosting}${pagePath(username, 'untold')}"/>`)
    expect(untold).not.toContain('<link rel="alternate" hrefLang')
    expect(await html(publicPath(username, 'de'))).toContain(`href="${pagePath(username, 'a-note', 'de')}"`)
    const feed = await html(feedPath(username, 'xml', 'de'))
    expect(feed).toContain('Eine Notiz')
    expect(feed).toContain(addresses.hosting + pagePath(username, 'a-note', 'de'))
  })

  it('says in which language what is not translated is', async () => {
    const german = await html(publicPath(username, 'de'))
    expect(german).toMatch(/<\w+ lang="en"[^>]*>Turns</)
    expect(german).toMatch(/<\w+ lang="en"[^>]*>Untold</)
    expect(german).not.toMatch(/lang="en"[^>]*>(A note|Eine Notiz|Ingenieurin|Offene Maschine)</)
    expect(await html(publicPath(username))).not.toMatch(/lang="en"[^>]*>(Turns|Engineer)</)
    expect(await html(pagePath(username, 'note-in-part', 'de'))).toMatch(
      /<p lang="en"[^>]*>On levers<.*<h2(?! lang)[^>]*>Hebel</s,
    )
    const { path } = await linkTo(owner, id)
    expect((await visit(`${path}/de`)).text).toMatch(/<\w+ lang="en"[^>]*>Turns</)
  })

  it('has a card in each', async () => {
    const german = await html(publicPath(username, 'de'))
    const [, card = ''] = /<meta property="og:image" content="([^"]+)"/.exec(german) ?? []
    expect(card).toMatch(/\.de\.jpg$/)
    const answer = await fetch(card)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await fetch(card.replace('.de.', '.fr.'))).status).toBe(404)
  })

  it('answers forms in the language that they were filled in', async () => {
    const german = await html(publicPath(username, 'de'))
    expect(german).toContain(`action="${formPath(username, 'message', 'de')}"`)
    const answer = await visit(formPath(username, 'message', 'de'), {
      fields: { name: 'Grace', email: 'grace@example.com', message: 'Hallo!' },
    })
    expect(answer.text).toContain('<html lang="de">')
    expect(answer.text).toContain(`href="${publicPath(username, 'de')}"`)
  })

  it('is shown by private links in both, items of theirs included', async () => {
    const { path } = await linkTo(owner, id)
    const { text: original } = await visit(path)
    expect(original).toContain('Secret engine')
    // Offers the other language to who speaks it.
    expect(original).toMatch(/\/enhance\/languages\.\w+\.js/)
    const german = (await visit(`${path}/de`)).text
    expect(german).toContain('<html lang="de">')
    expect(german).toContain('canary-geheim')
    expect(german).toContain(`href="${path}/de/a-note"`)
    expect((await visit(`${path}/de/a-note`)).text).toContain('Eine Notiz')
    expect((await visit(`${path}/fr`)).status).toBe(404)
  })

  it('changes for visitors when it is published, in all languages at once', async () => {
    await succeed(patchContent, {
      ...own(),
      body: {
        ops: [
          { op: 'add', path: '/translations/de/projects~1a~1title', value: of('Open engine', 'Freie Maschine') },
          { op: 'add', path: '/projects/0/title', value: 'Free engine' },
        ],
      },
    })
    expect(await html(`${publicPath(username, 'de')}?published=1`)).toContain('Offene Maschine')
    const { live } = await publish()
    expect(await html(`${publicPath(username, 'de')}?published=${live?.revision}`)).toContain('Freie Maschine')
    expect(await html(`${publicPath(username)}?published=${live?.revision}`)).toContain('Free engine')
  })
})

it('is in two languages with the Free plan, and in as many as there are with Pro', async () => {
  const add = (languages: string[]) =>
    call(patchContent, {
      ...own(),
      body: { ops: [{ op: 'add', path: '/meta', value: { languages } } as const] },
    })
  expect(await add(['de', 'fr'])).toMatchObject({ status: 403, body: { detail: { code: 'pro-required' } } })
  await adminFirestore().doc(`users/${owner.uid}`).update({ subscription_level: 'pro' })
  expect((await add(['de', 'fr'])).status).toBe(200)
  const { live } = await publish()
  expect((await get(`${publicPath(username, 'fr')}?published=${live?.revision}`)).status).toBe(200)
  // What is there already stays when the plan ends; visitors read as much as it includes.
  await adminFirestore().doc(`users/${owner.uid}`).update({ subscription_level: 'free' })
  expect((await add(['fr', 'de'])).status).toBe(200)
  const after = await publish()
  expect((await get(`${publicPath(username, 'fr')}?published=${after.live?.revision}`)).status).toBe(200)
  expect((await get(`${publicPath(username, 'de')}?published=${after.live?.revision}`)).status).toBe(404)
})
