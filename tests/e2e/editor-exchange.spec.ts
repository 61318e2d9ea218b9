import { mkdtemp, readFile, writeFile, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { createPage, getPage, listPages } from '@vitrine/common/api/pages'
import { getPortfolio } from '@vitrine/common/api/portfolios'
import type { Resume } from '@vitrine/common/portfolio/exchange/resume'
import type { OwnFile } from '@vitrine/common/portfolio/exchange/own'
import type { PageContent, PageKind } from '@vitrine/common/portfolio/pages/page-content'
import { itemRef } from '@vitrine/common/portfolio/private-items'
import { adminBucket, adminFirestore, preparedUpload } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { unzip } from '../support/unzip.ts'
import { expectAccessible } from './support/accessible.ts'
import { drawnTexts } from './support/drawn-texts.ts'
import { editor } from './support/editor.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

async function download(page: Page, button: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return readFile(await file.path())
}

const jsonFile = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(value)),
})

/** As most public files are: of version 0.x, with dates and Markdown as people write them. */
const resume = {
  basics: {
    name: 'Ada Byron',
    label: 'Analyst',
    email: 'ada@example.com',
    summary: 'Writes **programs** for engines.',
  },
  work: [
    {
      company: 'Analytical Engines',
      position: 'Programmer',
      startDate: 'März 1842',
      highlights: ['The *first* program'],
    },
  ],
  interests: [{ name: 'Flying' }],
}

for (const [where, size] of [
  ['on a wide screen', { width: 1280, height: 800 }],
  ['on a phone', { width: 360, height: 740 }],
] as const) {
  test(`${where}: a résumé can be reviewed, imported in part, and undone`, async ({ page, account }) => {
    test.slow()
    const draft = await draftOf(account, 'developer-pro')
    const { open, field } = editor(page)
    await page.setViewportSize(size)
    await signIn(page, account)
    await open(draft.id)
    await editor(page).openTool('Import')
    await expectAccessible(page, { exclude: 'iframe' })
    const dialog = page.getByRole('dialog')
    await dialog
      .getByLabel('Choose a file, or drop it here')
      .setInputFiles(jsonFile('menu.json', { menu: { id: 'file' } }))
    await expect(dialog.getByRole('alert')).toContainText('none of the kinds that can be imported')
    await expectAccessible(page, { exclude: 'iframe' })

    await dialog.getByLabel('Choose a file, or drop it here').setInputFiles(jsonFile('resume.json', resume))
    await expect(dialog).toContainText('Import from JSON Resume')
    await expect(dialog.getByText('Interests › Flying › Name')).toBeVisible()
    await expectAccessible(page, { exclude: 'iframe' })
    await dialog.getByRole('checkbox', { name: /^Contact/ }).press('Space')
    await dialog.getByRole('button', { name: 'Import', exact: true }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(field('Name')).toHaveValue('Ada Byron')
    await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
    const { content } = await succeed(getPortfolio, { token: account.token, params: { id: draft.id } })
    expect(content.work).toMatchObject([
      {
        position: 'Programmer',
        company: 'Analytical Engines',
        duration: 'Mar 1842 – today',
        description: ['The first program'],
      },
    ])
    expect(content.contact?.email).toBe(draft.content.contact?.email)
    expect(content.projects).toEqual(draft.content.projects)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field('Name')).toHaveValue('Mary Somerville')
  })
}

test('an export can be imported again', async ({ page, account }) => {
  const [first, second] = [await draftOf(account, 'developer-pro'), await draftOf(account)]
  const { token } = account
  const item = itemRef('projects', first.content.projects?.[0] ?? {})
  const study = await succeed(createPage, {
    token,
    params: { id: first.id },
    body: { kind: 'study', content: { title: 'On grids', item, blocks: [{ type: 'text', text: '<p>Columns</p>' }] } },
  })
  const hidden = { title: 'Not for everybody', private: true, date: '2026-03-04' }
  await succeed(createPage, { token, params: { id: first.id }, body: { kind: 'article', content: hidden } })
  await succeed(createPage, {
    token,
    params: { id: second.id },
    body: { kind: 'study', content: { title: 'On grids' } },
  })
  const { open } = editor(page)
  await signIn(page, account)
  await open(first.id)
  await editor(page).openTool('Export')
  await expectAccessible(page, { exclude: 'iframe' })
  const own = await download(page, 'Download portfolio')
  const exported = JSON.parse((await download(page, 'Download JSON Resume')).toString()) as Resume
  expect(exported.basics?.name).toBe('Mary Somerville')
  expect(exported.work).toHaveLength(first.content.work?.length ?? 0)
  const file = JSON.parse(own.toString()) as OwnFile
  expect(file.content).toEqual(first.content)
  expect(file.pages.map(({ content: page }) => page.title)).toEqual(['On grids', 'Not for everybody'])

  await open(second.id)
  await editor(page).openTool('Import')
  await page
    .getByLabel('Choose a file, or drop it here')
    .setInputFiles({ name: 'own.json', mimeType: 'application/json', buffer: own })
  const imported = page.getByRole('dialog', { name: 'Import from Vitrine portfolio' })
  await imported.getByRole('checkbox', { name: /^Titles for search engines/ }).waitFor({ state: 'detached' })
  await expect(imported.getByRole('checkbox', { name: 'Case studies and articles' })).toBeChecked()
  await imported.getByRole('button', { name: 'Import', exact: true }).click()
  const result = page.getByRole('dialog', { name: 'Imported' })
  await expect(result).toContainText('2 pages imported.')
  await expect(result).toContainText('On grids: Its address is now /on-grids-2, because /on-grids is taken.')
  await expectAccessible(page, { exclude: 'iframe' })
  await result.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
  const { pages } = await succeed(listPages, { token, params: { id: second.id } })
  expect(pages.map(({ slug, kind, item: of, private: isPrivate }) => [slug, kind, of, isPrivate])).toEqual([
    ['on-grids', 'study', '', false],
    ['on-grids-2', 'study', item, false],
    ['not-for-everybody', 'article', '', true],
  ])
  const [, made] = pages
  const copy = await succeed(getPage, { token, params: { id: second.id, pageId: made?.id ?? '' } })
  expect(copy.content).toEqual(study.content)
  const { content } = await succeed(getPortfolio, { token: account.token, params: { id: second.id } })
  expect(content.projects).toEqual(first.content.projects)
  expect(content.work).toEqual(first.content.work)
  expect(content.gallery).toEqual(second.content.gallery)
})

test('the website says what it was made with as the page online would', async ({ page, account }) => {
  const draft = await draftOf(account)
  const { open, preview } = editor(page)
  await signIn(page, account)
  const made = async () => {
    await open(draft.id)
    await editor(page).openTool('Export')
    return new TextDecoder().decode(unzip(await download(page, 'Download website')).get('index.html'))
  }
  expect(await made()).toContain('Made with')
  await adminFirestore()
    .doc(`users/${account.uid}`)
    .update({ subscription_level: 'pro', subscription_status: 'active' })
  await expect(preview.getByRole('contentinfo')).not.toContainText('Made with')
  expect(await made()).not.toContain('Made with')
})

test('the website has the case studies and articles, which link to each other on a disk and without a script', async ({
  page,
  account,
  browser,
}) => {
  const draft = await draftOf(account, 'developer-pro')
  const { token } = account
  const [first, second] = draft.content.projects ?? []
  const write = (kind: PageKind, content: PageContent) =>
    succeed(createPage, { token, params: { id: draft.id }, body: { kind, content } })
  const cover = '/examples/developer-pro/01.webp'
  const filePath = `user-assets/${account.uid}/${draft.id}/files/1700000000000-report.pdf`
  await adminBucket()
    .file(filePath)
    .save(Buffer.from('%PDF-1.7 report'), { ...preparedUpload, contentType: 'application/pdf' })
  await write('study', {
    title: 'A timetable',
    item: itemRef('projects', first ?? {}),
    cover,
    coverAlt: 'A station',
    blocks: [
      { type: 'text', text: '<p>We began at the platform.</p>' },
      { type: 'comparison', before: cover, after: '/examples/developer-pro/02.webp' },
      { type: 'code', code: 'const trains = 12', language: 'js' },
      { type: 'file', filePath, name: 'The report' },
    ],
  })
  await write('study', { title: 'Übersicht', item: itemRef('projects', second ?? {}) })
  await write('article', { title: 'On grids', excerpt: 'Short & <i>sweet</i>', date: '2026-03-04', cover })
  await write('article', { title: 'Canary of a private page', excerpt: 'kept-between-us', private: true })

  const { open } = editor(page)
  await signIn(page, account)
  await open(draft.id)
  await editor(page).openTool('Export')
  const dialog = page.getByRole('dialog')
  const address = dialog.getByLabel('Where you will put it (optional)')
  await address.fill('mailto:me')
  await dialog.getByRole('button', { name: 'Download website' }).click()
  await expect(dialog.getByText('This isn’t a website address.')).toBeVisible()
  await expectAccessible(page, { exclude: 'iframe' })
  await address.fill('example.com/work')
  const files = unzip(await download(page, 'Download website'))
  await expect(dialog).toContainText('Unpack it and open index.html.')

  for (const [path, bytes] of files) {
    expect(path).not.toMatch(/canary/)
    expect(bytes.toString(), path).not.toMatch(/Canary of a private page|kept-between-us/)
  }
  expect([...files.keys()].filter((path) => path.endsWith('index.html')).sort()).toEqual([
    'a-timetable/index.html',
    'index.html',
    'on-grids/index.html',
    'übersicht/index.html',
  ])
  const report = [...files.keys()].find((path) => /^files\/\d+-report\.pdf$/.test(path)) ?? ''
  expect(files.get(report)?.toString()).toBe('%PDF-1.7 report')
  const feed = parseAtomFeed(files.get('feed.xml')?.toString() ?? '')
  expect(feed).toMatchObject({ id: 'https://example.com/work/', entries: [{ title: { value: 'On grids' } }] })
  expect(feed.entries?.[0]?.links?.[0]?.href).toBe('https://example.com/work/on-grids/')
  expect(parseJsonFeed(files.get('feed.json')?.toString() ?? '').items).toMatchObject([
    { title: 'On grids', summary: 'Short & <i>sweet</i>', url: 'https://example.com/work/on-grids/' },
  ])

  const folder = await mkdtemp(join(tmpdir(), 'vitrine-site-'))
  try {
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), bytes)
    }
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
      const site = await context.newPage()
      const wrong: string[] = []
      site.on('request', (request) => !request.url().startsWith('file:') && wrong.push(request.url()))
      // What was still loading when the next page was opened is not wrong.
      site.on('requestfailed', (request) => {
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') wrong.push(request.url())
      })
      site.on('pageerror', (error) => wrong.push(error.message))
      await site.goto(pathToFileURL(join(folder, 'index.html')).href)
      await site
        .getByRole('link', { name: /^Case study/ })
        .first()
        .click()
      await expect(site.getByRole('heading', { level: 1 })).toHaveText('A timetable')
      await expect(site.getByRole('img', { name: 'A station' })).toHaveJSProperty('complete', true)
      await expect.poll(() => site.evaluate(() => document.images[0]?.naturalWidth)).toBeGreaterThan(0)
      await expect(site.getByRole('link', { name: /The report/ })).toHaveAttribute('href', `../${report}`)
      expect(await site.evaluate(() => document.styleSheets.length)).toBe(1)
      expect(await site.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await site.getByRole('link', { name: /^Next/ }).click()
      await expect(site.getByRole('heading', { level: 1 })).toHaveText('Übersicht')
      await site.locator('a[rel="home"]').click()
      await site.getByRole('link', { name: 'On grids' }).click()
      await expect(site.getByRole('heading', { level: 1 })).toHaveText('On grids')
      expect(await site.locator('link[type="application/atom+xml"]').getAttribute('href')).toBe('../feed.xml')
      expect(wrong).toEqual([])
      await context.close()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

for (const templateId of ['photography-focus', 'portfolio-v6-classic-profile'] as const) {
  test(`the website of ${templateId} opens from a disk, with nothing from anywhere else`, async ({
    page,
    account,
    context,
  }) => {
    const draft = await draftOf(account, templateId)
    const { open } = editor(page)
    await signIn(page, account)
    await open(draft.id)
    await editor(page).openTool('Export')
    const files = unzip(await download(page, 'Download website'))
    await expect(page.getByRole('dialog')).toContainText('Unpack it and open index.html.')

    const folder = await mkdtemp(join(tmpdir(), 'vitrine-site-'))
    try {
      for (const [path, bytes] of files) {
        await mkdir(dirname(join(folder, path)), { recursive: true })
        await writeFile(join(folder, path), bytes)
      }
      const site = await context.newPage()
      const elsewhere: string[] = []
      const broken: string[] = []
      site.on('request', (request) => !request.url().startsWith('file:') && elsewhere.push(request.url()))
      site.on('requestfailed', (request) => broken.push(request.url()))
      site.on('pageerror', (error) => broken.push(error.message))
      await site.goto(pathToFileURL(join(folder, 'index.html')).href)
      await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
      await site.evaluate(() => {
        for (const image of document.images) image.loading = 'eager'
      })
      await expect
        .poll(() =>
          site.evaluate(
            () => [...document.images].filter((image) => !image.complete || image.naturalWidth === 0).length,
          ),
        )
        .toBe(0)
      expect(await site.evaluate(async () => (await document.fonts.ready).size)).toBeGreaterThan(0)
      expect(await site.evaluate(() => [...document.fonts].filter(({ status }) => status === 'error').length)).toBe(0)
      expect(await site.evaluate(() => document.styleSheets.length)).toBe(1)
      expect([elsewhere, broken]).toEqual([[], []])
    } finally {
      await rm(folder, { recursive: true })
    }
  })
}

test('the website brings the font files that its text needs, and no others', async ({ page, account, context }) => {
  const draft = await draftOf(account, 'portfolio-v6-classic-profile')
  const { open, field } = editor(page)
  await signIn(page, account)
  await open(draft.id)
  await field('Name').fill('Nguyễn')
  await editor(page).openTool('Export')
  const files = unzip(await download(page, 'Download website'))
  expect([...files.keys()].filter((path) => path.startsWith('fonts/')).sort()).toEqual([
    'fonts/aleo-latin-wght-normal.woff2',
    'fonts/aleo-vietnamese-wght-normal.woff2',
    'fonts/figtree-latin-wght-normal.woff2',
  ])

  const folder = await mkdtemp(join(tmpdir(), 'vitrine-site-'))
  try {
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), bytes)
    }
    const site = await context.newPage()
    await site.goto(pathToFileURL(join(folder, 'index.html')).href)
    const typefaces = async () => {
      const drawn = await drawnTexts(site, (text) => text.includes('Nguyễn'))
      return [...new Set(drawn.map((each) => each.typefaces.join(' and ')))]
    }
    await expect.poll(typefaces).toEqual(['Aleo'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
