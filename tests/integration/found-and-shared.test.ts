import { chromium, type Browser } from '@playwright/test'
import { FieldValue } from 'firebase-admin/firestore'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPortfolio, getPortfolio, patchContent, publishPortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { cardPath, iconPath } from '@vitrine/common/routes'
import { CARD_MAX_BYTES } from '../../functions/site/card/compress.ts'
import { catalogue } from '@vitrine/templates/catalogue'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { chromiumFlags, requireChromium } from '../../local/chromium.ts'
import { adminBucket, adminFirestore, preparedUpload } from '../support/admin.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { startFunctions } from '../support/functions-process.ts'
import { succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'

interface Site {
  id: string
  uid: string
  username: string
  token: string
}

let serial = 0

/** A portfolio with a username, on a new account. */
async function site(templateId: TemplateId, content: PortfolioContent, published = true): Promise<Site> {
  const { token, uid }: TestAccount = await createAccount()
  const username = `found-${process.pid}-${Date.now() % 1_000_000}-${serial++}`
  const { id } = await succeed(createPortfolio, { token, body: { templateId } })
  await write({ id, uid, username, token }, content)
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
  if (published) await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
  return { id, uid, username, token }
}

async function write({ id, token }: Site, content: PortfolioContent): Promise<void> {
  const ops = Object.entries(content).map(([key, value]) => ({ op: 'add' as const, path: `/${key}`, value }))
  await succeed(patchContent, { token, params: { id }, body: { ops } })
}

/** Puts content into what is live, also such that publishing would refuse. */
async function show({ id }: Site, content: PortfolioContent): Promise<void> {
  const live = adminFirestore().doc(`portfolios/${id}/live/site`)
  const parts = Object.entries(content).map(([key, value]): [string, unknown] => [`content.${key}`, value])
  await live.update({ ...Object.fromEntries<unknown>(parts), revision: FieldValue.increment(1) })
}

/** Of what is live; of a draft its own. */
const revisionOf = async ({ id, token }: Site) => {
  const live = await adminFirestore().doc(`portfolios/${id}/live/site`).get()
  return live.exists
    ? (live.get('revision') as number)
    : (await succeed(getPortfolio, { token, params: { id } })).revision
}
const currentCard = async (page: Site) => cardPath(page.username, await revisionOf(page))

const visit = (path: string, init: RequestInit = {}) => fetch(addresses.hosting + path, { redirect: 'manual', ...init })
const htmlOf = async ({ username }: Site) => (await visit(`/${username}`)).text()

function dataIn(html: string): Record<string, unknown> {
  const found = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
  expect(found).toHaveLength(1)
  return JSON.parse(found[0]?.[1] ?? '') as Record<string, unknown>
}

describe('what search engines read in a page', () => {
  it('names the owner and the works that the page shows', async () => {
    const page = await site('developer-pro', {
      hero: { name: 'Ada Marlowe', titles: ['Engineer', 'Analyst'], summary: 'Engines that last' },
      about: {},
      meta: {},
      contact: {},
      projects: [
        { title: 'Engine', description: 'Counts', link: 'https://engine.test', image: '/examples/engine.webp' },
      ],
    })
    // Publishing refuses a javascript: address, but it may have been stored before that was so.
    await show(page, {
      contact: { social: { linkedin: 'https://linkedin.com/in/ada', website: 'javascript:alert(1)' } },
    })
    const canonical = `${addresses.hosting}/${page.username}`
    expect(dataIn(await htmlOf(page))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: canonical,
      description: 'Engines that last',
      mainEntity: {
        '@type': 'Person',
        name: 'Ada Marlowe',
        jobTitle: 'Engineer',
        url: canonical,
        sameAs: ['https://linkedin.com/in/ada'],
      },
      hasPart: [
        {
          '@type': 'CreativeWork',
          name: 'Engine',
          description: 'Counts',
          url: 'https://engine.test/',
          image: `${addresses.hosting}/examples/engine.webp`,
        },
      ],
    })
  })

  it('names the social card with its size and alt text', async () => {
    const page = await site('minimalist-designer', { hero: { name: 'Ada', intro: 'Posters' }, about: {} })
    const html = await htmlOf(page)
    const card = addresses.hosting + (await currentCard(page))
    for (const tag of [
      `<meta property="og:image" content="${card}"/>`,
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta property="og:image:alt" content="Ada: Posters"/>',
      `<meta name="twitter:image" content="${card}"/>`,
      '<meta name="twitter:image:alt" content="Ada: Posters"/>',
    ]) {
      expect(html).toContain(tag)
    }
  })
})

describe('the name and the icon of the site', () => {
  it('are the owner’s', async () => {
    const page = await site('minimalist-designer', { hero: { name: 'Ada Marlowe' } })
    const head = (await htmlOf(page)).split('</head>')[0] ?? ''
    expect(head).toContain('<meta property="og:site_name" content="Ada Marlowe"/>')
    expect(head).not.toContain('Vitrine')
    const address = iconPath(page.username, await revisionOf(page))
    expect(head).toContain(`<link rel="icon" href="${address}"/>`)
    const icon = await visit(address)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(await icon.text()).toContain('>AM</text>')
    const outdated = await visit(iconPath(page.username, 0))
    expect([outdated.status, outdated.headers.get('location')]).toEqual([302, address])
    expect((await visit(iconPath(`${page.username}-x`, 1))).status).toBe(404)
  })

  it('are a picture that the owner chose', async () => {
    const page = await site('minimalist-designer', { hero: { name: 'Ada' }, meta: { icon: '/examples/icon.webp' } })
    expect(await htmlOf(page)).toContain('<link rel="icon" href="/examples/icon.webp"/>')
  })
})

describe('hostile content', () => {
  const hostile = '</script><script>alert(1)</script><!--'
  /** Every text of a value becomes the hostile one. */
  const poisoned = (value: unknown): unknown => {
    if (typeof value === 'string') return hostile
    if (Array.isArray(value)) return value.map(poisoned)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poisoned(inner)]))
  }
  let page: Site
  let browser: Browser

  beforeAll(async () => {
    const example = catalogue['developer-pro'].example
    page = await site('developer-pro', example)
    await show(page, poisoned(example) as PortfolioContent)
    browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumFlags })
  })
  afterAll(() => browser.close())

  it('is escaped in structured data and metadata', async () => {
    const html = await htmlOf(page)
    expect(html).not.toContain('<script>')
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(dataIn(html)).toMatchObject({ name: hostile, mainEntity: { name: hostile } })
  })

  it('runs no script in a browser and violates no CSP', async () => {
    const tab = await browser.newPage()
    const complaints: string[] = []
    tab.on(
      'console',
      (message) =>
        /Content Security Policy/i.test(message.text()) &&
        /script/i.test(message.text()) &&
        complaints.push(message.text()),
    )
    tab.on('dialog', (dialog) => {
      complaints.push(dialog.message())
      void dialog.dismiss()
    })
    await tab.goto(`${addresses.hosting}/${page.username}`)
    const data = await tab.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'ProfilePage' })
    expect(complaints).toEqual([])
    await tab.close()
  })

  it('is drawn on the card as text', async () => {
    const response = await visit(await currentCard(page))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })
})

describe('a card', () => {
  let page: Site
  beforeAll(async () => {
    page = await site('developer-pro', { hero: { name: 'Ada Marlowe', titles: ['Engineer'] } })
  })

  it('is a cacheable picture of 1200 by 630', async () => {
    const response = await visit(await currentCard(page))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=86400, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('etag')).toMatch(/^(W\/)?"/)
    const image = Buffer.from(await response.arrayBuffer())
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  it.each([
    [
      'Facebook',
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      { Range: 'bytes=0-524287' },
    ],
    ['WhatsApp', 'WhatsApp/2.23.20.0', {}],
    ['LinkedIn', 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)', {}],
  ])('reaches %s, which reads the page first', async (_who, userAgent, more) => {
    const headers = { 'User-Agent': userAgent, ...more }
    const read = await visit(`/${page.username}`, { headers })
    expect(read.ok).toBe(true)
    const html = await read.text()
    const named = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
    const response = await fetch(named('og:image') ?? '', { headers })
    expect(response.headers.get('content-type')).toBe(named('og:image:type'))
    const image = Buffer.from(await response.arrayBuffer())
    expect(image.length).toBeLessThanOrEqual(CARD_MAX_BYTES)
    const { width, height } = await sharp(image).metadata()
    expect([String(width), String(height)]).toEqual([named('og:image:width'), named('og:image:height')])
  })

  it('is still found by the address that it had as PNG', async () => {
    const response = await visit((await currentCard(page)).replace(/jpg$/, 'png'))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  it('gets a new address after every change; the old one redirects', async () => {
    const before = await currentCard(page)
    await show(page, { hero: { name: '李小龍 🦉', titles: ['محمد'] } })
    const response = await visit(before)
    expect([response.status, response.headers.get('location')]).toEqual([302, await currentCard(page)])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await visit(await currentCard(page))).status).toBe(200)
  })

  it('shows the portrait by the file that pages show, which is never too large to draw', async () => {
    const folder = `user-assets/${page.uid}/${page.id}`
    const blue = sharp({ create: { width: 960, height: 960, channels: 3, background: '#1030d0' } })
    await adminBucket()
      .file(`${folder}/widths/1-me.jpg/960.webp`)
      .save(await blue.webp().toBuffer(), preparedUpload)
    await show(page, { hero: { name: 'Ada', profileImagePath: `${folder}/images/1-me.jpg` } })
    const card = Buffer.from(await (await visit(await currentCard(page))).arrayBuffer())
    const { dominant } = await sharp(
      await sharp(card).extract({ left: 800, top: 100, width: 300, height: 400 }).toBuffer(),
    ).stats()
    expect(dominant.b).toBeGreaterThan(150)
    expect(dominant.r).toBeLessThan(60)
  })

  it('is drawn without a picture that does not exist', async () => {
    await show(page, {
      hero: {
        name: 'n'.repeat(120),
        titles: ['t'.repeat(900)],
        profileImagePath: 'user-assets/nobody/nothing/images/missing.webp',
      },
    })
    const response = await visit(await currentCard(page))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  it('exists for published pages only', async () => {
    const draft = await site('minimalist-designer', { hero: { name: 'Ada' } }, false)
    for (const path of [
      await currentCard(draft),
      cardPath('nobody-has-this-name', 1),
      '/card/nobody.png',
      '/card/admin.1.png',
    ]) {
      const response = await visit(path)
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 404, 'no-store'])
    }
  })

  it('falls back to the site’s own card', async () => {
    const response = await visit('/social-card.png')
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    })
  })
})

describe('the sitemap', () => {
  it('lists only published pages that allow indexing', async () => {
    const found = await site('minimalist-designer', { hero: { name: 'Found' } })
    const hidden = await site('minimalist-designer', { hero: { name: 'Hidden' }, meta: { noindex: true } })
    const draft = await site('minimalist-designer', { hero: { name: 'Draft' } }, false)
    const takenBack = await site('minimalist-designer', { hero: { name: 'Taken back' } })
    await succeed(publishPortfolio, { token: takenBack.token, params: { id: takenBack.id }, body: { status: 'draft' } })
    expect(await htmlOf(hidden)).toContain('<meta name="robots" content="noindex"/>')

    // A new process: running ones may still cache the previous list.
    const fresh = await startFunctions()
    try {
      const response = await fetch(`${fresh.origin}/sitemap.xml`)
      const listed = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1])
      expect(listed).toContain(`${addresses.hosting}/${found.username}`)
      for (const { username } of [hidden, draft, takenBack])
        expect(listed).not.toContain(`${addresses.hosting}/${username}`)
      expect((await fetch(`${fresh.origin}/sitemap-99.xml`)).status).toBe(404)
    } finally {
      await fresh.stop()
    }
  })

  it('is cached for an hour at the CDN', async () => {
    const response = await visit('/sitemap.xml')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=600, s-maxage=3600')
    expect(await response.text()).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /)
  })

  it('is named in robots.txt', async () => {
    const response = await visit('/robots.txt')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await response.text()).toContain(`\nSitemap: ${addresses.hosting}/sitemap.xml\n`)
  })

  it('is named in robots.txt under the production framework', async () => {
    const fresh = await startFunctions()
    try {
      expect(await (await fetch(`${fresh.origin}/robots.txt`)).text()).toContain('Sitemap: ')
    } finally {
      await fresh.stop()
    }
  })
})
