import type { APIRequestContext, Page } from '@playwright/test'
import { createPage } from '@vitrine/common/api/pages'
import { itemRef } from '@vitrine/common/portfolio/private-items'
import { editorPagesPath, feedFormats, feedPath, pageEditorPath, pagePath, publicPath } from '@vitrine/common/routes'
import type { TestAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { editor } from './support/editor.ts'
import { publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

/** The sitemap is kept for half a minute, wherever nothing is cached before it. */
const SITEMAP = { timeout: 45_000 }

const stateOf = (page: Page) => page.getByRole('banner', { name: 'Page editor' }).getByText(/^(Draft|Live|Changed)/)

/** A published portfolio with a case study of its first picture, and an empty article; neither is live. */
async function withPages(account: TestAccount) {
  const { token } = account
  const { id, username, content } = await publishedOf(account)
  const [picture] = content.gallery?.images ?? []
  if (!picture?.caption) throw new Error('The example has no picture with a caption')
  const item = itemRef('gallery.images', picture)
  const params = { id }
  const study = await succeed(createPage, {
    token,
    params,
    body: {
      kind: 'study',
      item,
      content: {
        title: 'A timetable that people read',
        excerpt: 'Three sizes of type, and no footnotes.',
        item,
        blocks: [
          { type: 'summary', problem: 'Nobody found the train', role: 'Designer' },
          { type: 'text', text: '<p>We began at the platform.</p>' },
        ],
      },
    },
  })
  const article = await succeed(createPage, {
    token,
    params,
    body: { kind: 'article', content: { title: 'On timetables', date: '2026-03-04' } },
  })
  return { id, username, item: picture.caption, study, article }
}

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()
const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).status()

/** From the page editor, which publishes all that is not live. */
async function publishFrom(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByRole('button', { name: 'Everything is live' })).toBeDisabled()
}

test.describe('strangers on a phone without JavaScript', () => {
  test('read, and find in every place, what was published from the page editor, and nothing before', async ({
    page,
    browser,
    account,
    baseURL,
  }) => {
    const { id, username, item, study, article } = await withPages(account)
    const phone = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const stranger = await phone.newPage()
    const [home, studyPath, articlePath] = [
      publicPath(username),
      pagePath(username, study.slug),
      pagePath(username, article.slug),
    ]
    const expectFits = async () =>
      expect(await stranger.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)

    await signIn(page, account)
    await page.goto(pageEditorPath(id, article.id))
    await page.getByRole('textbox', { name: 'Content of the page' }).click()
    await page.keyboard.type('# Why')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Because they were small.')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()

    await test.step('nothing is there before', async () => {
      for (const path of [studyPath, articlePath]) expect(await statusOf(phone.request, path)).toBe(404)
      const places = [home, '/sitemap.xml', ...feedFormats.map((format) => feedPath(username, format))]
      for (const path of places) {
        const text = await textOf(phone.request, path)
        for (const { slug, content } of [study, article]) {
          expect(text).not.toContain(slug)
          expect(text).not.toContain(content.title)
        }
      }
    })

    await publishFrom(page)
    await expect(stateOf(page)).toHaveText('Live')
    await expect(page.getByRole('link', { name: 'View live' })).toHaveAttribute('href', articlePath)

    await test.step('the home page leads to the case study, from its project', async () => {
      await expect.poll(() => textOf(phone.request, home)).toContain(articlePath)
      await stranger.goto(home)
      await stranger
        .locator('figure, li, article')
        .filter({ hasText: item })
        .getByRole('link', { name: /study/i })
        .click()
      await expect(stranger).toHaveURL(studyPath)
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('A timetable that people read')
      await expect(stranger.getByText('Nobody found the train')).toBeVisible()
      await expect(stranger.getByText('We began at the platform.')).toBeVisible()
      await expectFits()
    })

    await test.step('and to the article, from its section of writing', async () => {
      await stranger.goto(home)
      await stranger.getByRole('link', { name: 'On timetables' }).click()
      await expect(stranger).toHaveURL(articlePath)
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('On timetables')
      await expect(stranger.getByRole('heading', { name: 'Why' })).toBeVisible()
      await expect(stranger.getByText('Because they were small.')).toBeVisible()
      await expectFits()
    })

    await test.step('their cards are pictures', async () => {
      for (const path of [studyPath, articlePath]) {
        await stranger.goto(path)
        const card = await stranger.locator('meta[property="og:image"]').getAttribute('content')
        const picture = await phone.request.get(card ?? '')
        expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
      }
    })

    await test.step('the feeds have the article, and the sitemap both', async () => {
      await stranger.goto(home)
      for (const format of feedFormats) {
        const feed = await phone.request.get(feedPath(username, format))
        expect(feed.headers()['content-type']).toContain(
          format === 'xml' ? 'application/atom+xml' : 'application/feed+json',
        )
        const text = await feed.text()
        expect(text).toContain('On timetables')
        expect(text).toContain(articlePath)
        expect(text).not.toContain(study.slug)
        await expect(stranger.locator(`link[rel="alternate"][href$="/feed.${format}"]`)).toHaveCount(1)
      }
      await expect.poll(() => textOf(phone.request, '/sitemap.xml'), SITEMAP).toContain(`${articlePath}</loc>`)
      expect(await textOf(phone.request, '/sitemap.xml')).toContain(`${studyPath}</loc>`)
    })
    await phone.close()
  })
})

test('an old address leads on; a page that is made private, and a portfolio that is unpublished, are gone', async ({
  page,
  account,
}) => {
  const { id, username, study, article } = await withPages(account)
  const { request } = page
  const [studyPath, old, next] = [
    pagePath(username, study.slug),
    pagePath(username, article.slug),
    pagePath(username, 'timetables'),
  ]
  await signIn(page, account)
  await page.goto(pageEditorPath(id, article.id))
  await publishFrom(page)
  await expect.poll(() => statusOf(request, old)).toBe(200)

  await test.step('the address changes, for visitors once that is published', async () => {
    await page.getByRole('button', { name: 'Summary, cover, address' }).click()
    await page.getByRole('textbox', { name: 'Address' }).fill('timetables')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeEnabled()
    expect([await statusOf(request, old), await statusOf(request, next)]).toEqual([200, 404])
    await publishFrom(page)
    await expect.poll(() => statusOf(request, next)).toBe(200)
    await expect.poll(() => statusOf(request, old)).toBe(301)
    const followed = await request.get(old)
    expect(new URL(followed.url()).pathname).toBe(next)
    expect(await followed.text()).toContain('On timetables')
  })

  await test.step('private: gone, with its old address', async () => {
    await page.goto(editorPagesPath(id))
    await page.getByRole('button', { name: 'More for On timetables' }).click()
    await page.getByRole('menuitem', { name: 'Make private' }).click()
    await expect(page.getByText('Private', { exact: true })).toBeVisible()
    expect(await statusOf(request, next)).toBe(200)
    await page.getByRole('link', { name: 'A timetable that people read' }).click()
    await publishFrom(page)
    for (const path of [next, old]) await expect.poll(() => statusOf(request, path)).toBe(404)
    await expect.poll(() => textOf(request, feedPath(username, 'xml'))).not.toContain('On timetables')
    await expect.poll(() => textOf(request, publicPath(username))).not.toContain('On timetables')
    expect(await statusOf(request, studyPath)).toBe(200)
  })

  await test.step('unpublished: everything is gone', async () => {
    await editor(page).open(id)
    await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
    for (const path of [studyPath, publicPath(username), ...feedFormats.map((format) => feedPath(username, format))])
      await expect.poll(() => statusOf(request, path)).toBe(404)
  })
})
