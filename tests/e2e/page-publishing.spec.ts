import type { APIRequestContext, Page } from '@playwright/test'
import { createPage, deletePage, getPage } from '@vitrine/common/api/pages'
import { getPortfolio, patchContent } from '@vitrine/common/api/portfolios'
import { createPrivateLink, type LinkShows } from '@vitrine/common/api/private-links'
import { itemRef } from '@vitrine/common/portfolio/private-items'
import { editorPagesPath, feedFormats, feedPath, pageEditorPath, pagePath, publicPath } from '@vitrine/common/routes'
import type { TestAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { expectAccessible } from './support/accessible.ts'
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
          // Others have pages of the same name in the sitemap.
          expect(text).not.toContain(pagePath(username, slug))
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

test('the page editor and the home editor offer the same changes, page by page', async ({ page, account }) => {
  const { id, username, study, article } = await withPages(account)
  const { token } = account
  const { request } = page
  const ops = [{ op: 'replace' as const, path: '/hero/name', value: 'Mary of the trains' }]
  await succeed(patchContent, { token, params: { id }, body: { ops } })
  const [studyPath, articlePath] = [pagePath(username, study.slug), pagePath(username, article.slug)]
  const dialog = page.getByRole('dialog', { name: 'Changes not live' })
  const changes = (count: string) => page.getByRole('button', { name: `${count} not live` }).filter({ visible: true })

  await signIn(page, account)
  await page.goto(pageEditorPath(id, article.id))
  await page.getByRole('textbox', { name: 'Content of the page' }).click()
  await page.keyboard.type('Only this one.')
  await changes('3 changes').click()
  await expect(dialog.getByRole('checkbox')).toHaveCount(4)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'On timetables' })).toContainText('New page')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Mary of the trains' })).toBeVisible()
  await expectAccessible(page, { exclude: 'iframe' })
  await dialog.getByRole('checkbox', { name: 'All 3 changes' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'On timetables' }).check()
  await dialog.getByRole('button', { name: 'Publish 1 change' }).press('Enter')
  await expect(changes('2 changes')).toBeVisible()
  await expect(stateOf(page)).toHaveText('Live')
  await expect.poll(() => textOf(request, articlePath)).toContain('Only this one.')
  expect(await statusOf(request, studyPath)).toBe(404)
  expect(await textOf(request, publicPath(username))).not.toContain('Mary of the trains')

  await editor(page).open(id)
  await changes('2 changes').click()
  await expect(dialog.getByRole('listitem').filter({ hasText: study.content.title })).toContainText('New page')
  await expect(dialog.getByRole('button', { name: `Edit Page “${study.content.title ?? ''}”` })).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'All 2 changes' }).uncheck()
  await dialog.getByRole('checkbox', { name: study.content.title }).check()
  await dialog.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(changes('1 change')).toBeVisible()
  await expect.poll(() => statusOf(request, studyPath)).toBe(200)
  await editor(page).publishChanges()
  await expect.poll(() => textOf(request, publicPath(username))).toContain('Mary of the trains')
})

test('Writing is ordered and hidden like a section, and a private project can take its page along', async ({
  page,
  account,
}) => {
  const { id, username, item, study } = await withPages(account)
  const { preview, open } = editor(page)
  await signIn(page, account)
  await open(id)
  const writing = preview.getByRole('heading', { name: 'Writing' })

  await test.step('it is under Layout, and the preview follows', async () => {
    await page.getByRole('tab', { name: 'Layout' }).click()
    await expect(writing).toBeVisible()
    await page.getByRole('button', { name: 'Move Writing up' }).click()
    await expect(page.getByText(/^Writing is now \d of \d$/)).toBeAttached()
    await expectAccessible(page, { exclude: 'iframe' })
    await page.getByRole('switch', { name: 'Writing' }).click()
    await expect(writing).toBeHidden()
    await page.getByRole('switch', { name: 'Writing' }).click()
    await expect(writing).toBeVisible()
    await editor(page).publishChanges()
    await expect.poll(() => textOf(page.request, publicPath(username))).toContain('id="writing"')
    const home = await textOf(page.request, publicPath(username))
    expect(home.indexOf('id="writing"')).toBeLessThan(home.lastIndexOf('<section'))
  })

  await test.step('a link can leave it out', async () => {
    const shows = { from: 'live' as const, items: null, pages: null, greeting: '' }
    const made = async (more: Pick<LinkShows, 'sections' | 'writing'>) => {
      const body = {
        label: 'Studio Nord',
        shows: { ...shows, ...more },
        until: new Date(Date.now() + 86_400_000).toISOString(),
      }
      const { address } = await succeed(createPrivateLink, { token: account.token, params: { id }, body })
      return textOf(page.request, new URL(address).pathname)
    }
    expect(await made({ sections: ['gallery'] })).toContain('id="writing"')
    expect(await made({ sections: ['gallery', 'writing'] })).toContain('id="writing"')
    expect(await made({ sections: ['gallery'], writing: false })).not.toContain('id="writing"')
  })

  await test.step('a page stays public when its project becomes private, unless one press makes it private too', async () => {
    await page.getByRole('tab', { name: 'Content' }).click()
    await page.getByRole('button', { name: `Private: ${item}` }).click()
    await expect(page.getByText(`Its page “${study.content.title}” is still public.`)).toBeVisible()
    await page.goto(pageEditorPath(id, study.id))
    await expect(page.getByText('Anyone can read this page, although what it belongs to is private.')).toBeVisible()
    await expectAccessible(page, { exclude: 'iframe' })
    await page.goto(editorPagesPath(id))
    const row = page.getByRole('listitem').filter({ hasText: study.content.title })
    await expect(row).toContainText('Anyone can read this page')

    await open(id)
    await page.getByRole('button', { name: `Private: ${item}` }).click()
    const isPrivate = async () => {
      const stored = await succeed(getPortfolio, { token: account.token, params: { id } })
      return stored.content.gallery?.images?.[0]?.private ?? false
    }
    await expect.poll(isPrivate).toBe(false)
    await open(id)
    await page.getByRole('button', { name: `Private: ${item}` }).click()
    await page.getByRole('button', { name: 'Make its page private too' }).click()
    await expect(page.getByText(`${study.content.title} is private now.`)).toBeVisible()
    const { content } = await succeed(getPage, { token: account.token, params: { id, pageId: study.id } })
    expect(content.private).toBe(true)
    await editor(page).publishChanges()
    await expect.poll(() => statusOf(page.request, pagePath(username, study.slug))).toBe(404)
  })
})

test('a section of one’s own lists case studies, with an introduction, and never a private one', async ({
  page,
  account,
}) => {
  const { id, username, study, article } = await withPages(account)
  const hidden = await succeed(createPage, {
    token: account.token,
    params: { id },
    body: { kind: 'study', content: { title: 'For the client alone', private: true } },
  })
  const { preview, open, publishChanges } = editor(page)
  await signIn(page, account)
  await open(id)
  const section = preview.locator('#pages-1')
  const home = () => textOf(page.request, publicPath(username))

  await test.step('it is added and named under Layout, and lists all pages that are not private', async () => {
    await page.getByRole('tab', { name: 'Layout' }).click()
    await page.getByRole('button', { name: 'Pages section: add it' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Name of Pages', exact: true })).toBeFocused()
    await page.keyboard.type('How it was made')
    await expect(section.getByRole('heading', { name: 'How it was made' })).toBeVisible()
    await expect(section.getByRole('link')).toHaveText([study.content.title!, article.content.title!])
  })

  await test.step('its owner chooses case studies, and says something about them', async () => {
    await page.getByRole('tab', { name: 'Content' }).click()
    await page.getByRole('combobox', { name: 'Which pages' }).selectOption('Case studies')
    await expect(section.getByRole('link')).toHaveText([study.content.title!])
    await page.locator('[data-section="pages-1"]').getByLabel('Introduction').fill('From the first sketch on.')
    await expect(section.getByText('From the first sketch on.')).toBeVisible()
    await expect(section.getByText('Three sizes of type, and no footnotes.')).toBeVisible()
    await expectAccessible(page, { exclude: 'iframe' })
  })

  await test.step('strangers find it once it is live, and it leads to the page', async () => {
    expect(await home()).not.toContain('pages-1')
    await publishChanges()
    await expect.poll(home).toContain('id="pages-1"')
    await page.goto(publicPath(username))
    const live = page.locator('#pages-1')
    await expect(live.getByRole('heading', { name: 'How it was made' })).toBeVisible()
    await expect(live.getByText('From the first sketch on.')).toBeVisible()
    await expect(live.getByRole('link')).toHaveText([study.content.title!])
    expect(await home()).not.toContain(hidden.content.title)
    await expectAccessible(page)
    await live.getByRole('link').press('Enter')
    await expect(page).toHaveURL(pagePath(username, study.slug))
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'How it was made' }).click()
    await expect(live).toBeInViewport()
  })

  await test.step('a private link shows in it what it shows of pages', async () => {
    const linksOf = async (pages: string[]) => {
      const body = {
        label: 'Studio Nord',
        shows: { from: 'live' as const, sections: ['pages-1'], items: null, pages, greeting: '' },
        until: new Date(Date.now() + 86_400_000).toISOString(),
      }
      const { address } = await succeed(createPrivateLink, { token: account.token, params: { id }, body })
      await page.goto(new URL(address).pathname)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      return page.locator('#pages-1').getByRole('link').allTextContents()
    }
    expect(await linksOf([hidden.id, article.id])).toEqual([hidden.content.title])
    expect(await linksOf([article.id])).toEqual([])
  })

  await test.step('it is gone, with its introduction, where there is no page for it', async () => {
    await succeed(deletePage, { token: account.token, params: { id, pageId: study.id } })
    await open(id)
    await expect(preview.getByRole('heading', { name: 'Writing' })).toBeVisible()
    await expect(section).toHaveCount(0)
    await publishChanges()
    await expect.poll(home).not.toContain('From the first sketch on.')
    expect(await home()).not.toContain('pages-1')
  })
})
