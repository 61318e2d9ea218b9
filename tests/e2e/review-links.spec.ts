import type { Page } from '@playwright/test'
import { createPage, patchPage } from '@vitrine/common/api/pages'
import { updatePortfolio } from '@vitrine/common/api/portfolios'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { pageEditorPath } from '@vitrine/common/routes'
import type { TestAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { linkTo, visit } from '../support/private-links.ts'
import { expectAccessibleEverywhere } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

const content: PortfolioContent = {
  hero: { name: 'Mary Somerville', title: 'Identity designer', intro: 'Marks, systems and what they are printed on.' },
  gallery: {
    images: [
      { itemId: 'tram', caption: 'Night tram', src: '/examples/minimalist-designer/01.webp', alt: 'A tram at night' },
      { itemId: 'nord', caption: 'Nord', src: '/examples/minimalist-designer/02.webp', alt: 'An orange sheet' },
    ],
  },
  contact: { email: 'mary@somerville.example' },
}

async function portfolioOf(account: TestAccount): Promise<string> {
  const { id } = await draftOf(account, 'minimalist-designer')
  await succeed(updatePortfolio, { token: account.token, params: { id }, body: { content } })
  return id
}

const pageOf = (reviewer: Page) => reviewer.frameLocator('iframe')
const listOf = (reviewer: Page) => reviewer.locator('#comment-list')

async function pin(reviewer: Page, press: () => Promise<void>, words: string): Promise<void> {
  await reviewer.getByRole('button', { name: 'Pin a comment' }).click()
  await press()
  await expect(reviewer.getByLabel('Your comment')).toBeFocused()
  await reviewer.getByLabel('Your comment').fill(words)
  await reviewer.getByRole('button', { name: 'Send comment' }).click()
  await expect(listOf(reviewer)).toContainText(words)
  await expect(reviewer.getByLabel('Your comment')).toHaveValue('')
}

test('review with comments: a reviewer on a phone pins two, the owner answers and resolves beside the field, and ends it', async ({
  page,
  account,
  browser,
}) => {
  const id = await portfolioOf(account)
  await signIn(page, account)
  await editor(page).open(id)
  await editor(page).openTool('Private links')
  const dialog = page.getByRole('dialog', { name: 'Share your portfolio' })
  await dialog.getByRole('button', { name: 'New review link' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Mara, first look')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const address = (await dialog.getByText(/\/l\//).textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Mara, first look' })).toContainText(
    'the draft, with comments',
  )
  await expect(dialog.getByText('Your review link is open. Revoke it to make another.')).toBeVisible()
  await page.keyboard.press('Escape')

  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const phone = await context.newPage()
  await test.step('a reviewer without an account pins a comment to a section and one to an item', async () => {
    await phone.goto(address)
    await expect(phone.getByRole('heading', { name: 'Mary Somerville' })).toBeVisible()
    await expect(phone.getByRole('link', { name: 'Phone' })).toHaveAttribute('aria-current', 'true')
    await phone.getByLabel('Your name').fill('Mara Lindqvist')
    await pin(phone, () => pageOf(phone).getByText('Marks, systems').tap(), 'Say who this is for.')
    await pin(
      phone,
      () => pageOf(phone).getByRole('img', { name: 'A tram at night' }).first().tap(),
      'Too dark in print.',
    )
    await expect(listOf(phone).getByRole('listitem').filter({ hasText: 'Too dark' })).toContainText('Night tram')
    await expect(pageOf(phone).getByRole('button', { name: /^Comment 2: Too dark/ })).toBeVisible()
    await phone.reload()
    await expect(phone.getByLabel('Your name')).toHaveValue('Mara Lindqvist')
    await expect(pageOf(phone).getByRole('button', { name: /^Comment 1: Say who/ })).toBeVisible()
  })

  await test.step('its owner sees them beside the fields, answers and resolves', async () => {
    await page.bringToFront()
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('region', { name: 'Comments' })).toContainText('2 open comments of Mara Lindqvist')
    const intro = page.locator('[data-field="content.hero.intro"]')
    await intro.getByRole('button', { name: /Say who this is for/ }).click()
    await intro.getByRole('textbox', { name: 'Answer Mara Lindqvist' }).fill('For publishers. I will say so.')
    await intro.getByRole('button', { name: 'Answer', exact: true }).click()
    await expect(intro.getByRole('article')).toContainText('For publishers. I will say so.')
    await page.getByRole('button', { name: 'Show comments' }).click()
    const all = page.getByRole('dialog', { name: 'Comments' })
    const open = all.getByRole('region', { name: 'Open' })
    await expect(open.getByRole('listitem')).toHaveCount(2)
    await open.getByRole('listitem').filter({ hasText: 'Too dark' }).getByRole('button', { name: 'Resolve' }).click()
    await expect(all.getByRole('region', { name: 'Resolved' })).toContainText('Too dark in print.')
    await open.getByRole('button', { name: 'Header: Introduction' }).click()
    await expect(editor(page).field('Introduction')).toBeFocused()
  })

  await test.step('the reviewer sees the answer, and what is resolved', async () => {
    await phone.bringToFront()
    await phone.evaluate(() => window.dispatchEvent(new Event('focus')))
    const first = listOf(phone).getByRole('listitem').filter({ hasText: 'Say who' })
    await expect(first).toContainText('For publishers. I will say so.')
    await expect(listOf(phone).getByRole('listitem').filter({ hasText: 'Too dark' })).toContainText('Resolved')
  })

  await test.step('once it is revoked there is nothing any more', async () => {
    await page.bringToFront()
    await editor(page).openTool('Private links')
    await dialog.getByRole('button', { name: 'More for Mara, first look' }).click()
    await page.getByRole('menuitem', { name: 'Revoke' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(dialog.getByText('Revoked', { exact: true })).toBeVisible()
    await phone.getByLabel('Your comment').fill('One more thing')
    await phone.getByRole('button', { name: 'Send comment' }).click()
    await expect(phone.getByRole('alert')).toContainText('was not sent')
    await expect(phone.getByLabel('Your comment')).toHaveValue('One more thing')
    await phone.reload()
    await expect(phone.getByRole('heading', { name: 'This Link Leads Nowhere' })).toBeVisible()
  })
  await context.close()
})

const study: PageContent = {
  title: 'Who is still up?',
  blocks: [
    { itemId: 'words', type: 'text', text: '<p>Trams at four in the morning.</p><p>And the people in them.</p>' },
    { itemId: 'shot', type: 'picture', image: '/examples/minimalist-designer/01.webp', imageAlt: 'A tram at night' },
    { itemId: 'said', type: 'quote', text: 'We met no car.' },
    {
      itemId: 'film',
      type: 'media',
      kind: 'video',
      media: 'https://films.example/tram.mp4',
      poster: '/examples/minimalist-designer/02.webp',
    },
  ],
}

test('a case study is reviewed on its own page: pins on a block and on a picture, answered beside the block in its editor', async ({
  page,
  account,
  browser,
}) => {
  const id = await portfolioOf(account)
  const { id: pageId } = await succeed(createPage, {
    token: account.token,
    params: { id },
    body: { kind: 'study', content: study },
  })
  const { path } = await linkTo(account, id, { kind: 'review' })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const reviewer = await context.newPage()

  await test.step('a reviewer goes there from the home page, which keeps what is not sent yet', async () => {
    await reviewer.goto(addresses.hosting + path)
    await reviewer.getByLabel('Your comment').fill('Half a thought')
    await reviewer.getByRole('navigation', { name: 'Pages of the draft' }).getByText('Who is still up?').click()
    await expect(reviewer.getByRole('heading', { level: 1, name: 'Who is still up?' })).toBeVisible()
    await expect(reviewer.getByLabel('Your comment')).toHaveValue('')
    await pageOf(reviewer).locator('.leaf-home').click()
    await expect(reviewer).toHaveURL(addresses.hosting + path)
    await expect(reviewer.getByLabel('Your comment')).toHaveValue('Half a thought')
    await reviewer.getByRole('navigation', { name: 'Pages of the draft' }).getByText('Who is still up?').click()
    await expect(reviewer.getByRole('heading', { level: 1, name: 'Who is still up?' })).toBeVisible()
  })

  await test.step('and pins a comment to a block and one to a picture', async () => {
    await reviewer.getByLabel('Your name').fill('Mara')
    await pin(reviewer, () => pageOf(reviewer).getByText('And the people').click(), 'Name one of them.')
    await pin(reviewer, () => pageOf(reviewer).getByRole('img', { name: 'A tram' }).click(), 'Which line is it?')
    await expect(pageOf(reviewer).getByRole('button', { name: /^Comment 2: Which line/ })).toBeVisible()
    await expect(listOf(reviewer).getByRole('listitem').filter({ hasText: 'Name one' })).toContainText(
      '“Who is still up?”: Text “Trams at four',
    )
    await expectAccessibleEverywhere(reviewer)
    const player = pageOf(reviewer).locator('video')
    await pin(reviewer, () => player.click(), 'Another still, please.')
    await expect(listOf(reviewer).getByRole('listitem').filter({ hasText: 'Another still' })).toContainText('Poster')
    await expect(pageOf(reviewer).getByRole('button', { name: /^Comment 3: Another/ })).toBeVisible()
    expect(await player.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  })

  await test.step('its owner comes from the list of all comments, and answers below the block', async () => {
    await signIn(page, account)
    await editor(page).open(id)
    await page.getByRole('button', { name: 'Show comments' }).click()
    await page
      .getByRole('dialog', { name: 'Comments' })
      .getByRole('link', { name: /Picture, block 2/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`${pageEditorPath(id, pageId)}#comment-`))
    const canvas = page.getByRole('textbox', { name: 'Content of the page' })
    const marker = canvas.getByRole('button', { name: /Which line is it/ })
    await expect(marker).toBeFocused()
    await marker.press('Enter')
    const thread = canvas.getByRole('article', { name: 'Comment of Mara' })
    await thread.getByRole('textbox', { name: 'Answer Mara' }).fill('Line 11. I will say so.')
    await thread.getByRole('button', { name: 'Answer', exact: true }).click()
    await expect(thread).toContainText('Line 11. I will say so.')
    // Its buttons have moved by then.
    await expect(thread.getByRole('textbox')).toHaveValue('')
    await thread.getByRole('button', { name: 'Resolve' }).click()
    await expect(canvas.getByRole('button', { name: /1 comment resolved/ })).toBeVisible()
    await expectAccessibleEverywhere(page, { part: { exclude: 'iframe' } })
  })

  await test.step('writing goes on around it, and a comment outlives its block', async () => {
    const canvas = page.getByRole('textbox', { name: 'Content of the page' })
    await canvas.getByText('And the people in them.').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' They sleep.')
    await expect(canvas.getByText('And the people in them. They sleep.')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
    await succeed(patchPage, {
      token: account.token,
      params: { id, pageId },
      body: { ops: [{ op: 'remove', path: '/blocks/0' }] },
    })
    await page.reload()
    await page.getByRole('button', { name: 'Show comments' }).click()
    await expect(page.getByRole('dialog', { name: 'Comments' })).toContainText('(no longer on the page)')
  })

  await test.step('the reviewer sees the answer, and what is gone', async () => {
    await reviewer.reload()
    const about = (text: string) => listOf(reviewer).getByRole('listitem').filter({ hasText: text })
    await expect(about('Which line')).toContainText('Line 11. I will say so.')
    await expect(about('Which line')).toContainText('Resolved')
    await expect(about('Name one')).toContainText('(no longer on the page)')
  })
  await context.close()
})

test('without JavaScript a reviewer chooses the width and the place, writes, and gets back what could not be taken', async ({
  account,
  browser,
}) => {
  const id = await portfolioOf(account)
  await succeed(createPage, { token: account.token, params: { id }, body: { kind: 'study', content: study } })
  const { path } = await linkTo(account, id, { kind: 'review' })
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const reviewer = await context.newPage()
  await reviewer.goto(addresses.hosting + path)
  await expect(reviewer.frameLocator('iframe').getByText('Night tram').first()).toBeVisible()
  await reviewer.getByRole('link', { name: 'Tablet' }).click()
  await expect.poll(async () => (await reviewer.locator('iframe').boundingBox())?.width).toBe(768)
  await expect(reviewer.getByRole('button', { name: 'Pin a comment' })).toHaveCount(0)
  await reviewer.getByLabel('What it is about').selectOption({ label: 'Picture “Night tram”' })
  await reviewer.getByLabel('Your comment').fill('Crop it\ntighter.')
  await reviewer.getByLabel('Your name').fill(' ')
  await reviewer.getByRole('button', { name: 'Send comment' }).click()
  await expect(reviewer.getByRole('alert')).toHaveText('Please enter your name.')
  await expect(reviewer.getByLabel('Your comment')).toHaveValue('Crop it\ntighter.')
  await reviewer.getByLabel('Your name').fill('Mara')
  await reviewer.getByRole('button', { name: 'Send comment' }).click()
  await expect(reviewer.getByText('Thank you! Your comment is below.')).toBeVisible()
  await expect(listOf(reviewer).getByRole('listitem')).toContainText('Crop it')
  await expect(listOf(reviewer).getByRole('listitem')).toContainText('Night tram')
  await test.step('on a page, too', async () => {
    await reviewer.getByRole('navigation', { name: 'Pages of the draft' }).getByText('Who is still up?').click()
    await expect(reviewer.frameLocator('iframe').getByText('We met no car.')).toBeVisible()
    await reviewer.getByLabel('What it is about').selectOption({ label: 'Quote “We met no car.”' })
    await reviewer.getByLabel('Your comment').fill('Who said it?')
    await reviewer.getByLabel('Your name').fill('Mara')
    await reviewer.getByRole('button', { name: 'Send comment' }).click()
    await expect(reviewer.getByText('Thank you! Your comment is below.')).toBeVisible()
    await expect(listOf(reviewer).getByRole('listitem').filter({ hasText: 'Who said it?' })).toContainText('We met no')
    await listOf(reviewer).getByRole('link', { name: 'Open the page that it is about' }).click()
    await expect(reviewer).toHaveURL(/\/l\/[^/]+#comment-/)
  })
  await context.close()
})

test('both pages are accessible at every width, and work by keyboard', async ({ page, account, browser }) => {
  const id = await portfolioOf(account)
  const { path } = await linkTo(account, id, { kind: 'review', shows: { greeting: 'Dear Mara, what do you think?' } })
  for (const [place, text] of [
    ['', 'A fine page.'],
    ['gallery|gallery.images/tram|', 'Too dark in print.'],
  ] as const)
    await visit(`${path}/comments`, { fields: { name: 'Mara', text, place } })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const reviewer = await context.newPage()
  await reviewer.goto(addresses.hosting + path)
  await test.step('the review', async () => {
    await expect(pageOf(reviewer).getByRole('button', { name: /^Comment 2/ })).toBeVisible()
    await reviewer.keyboard.press('Tab')
    await expect(reviewer.getByRole('link', { name: 'Skip to the comments' })).toBeFocused()
    await reviewer.getByRole('button', { name: 'Pin a comment' }).press('Enter')
    await expect(reviewer.getByRole('button', { name: 'Press on the page…' })).toBeVisible()
    await reviewer.keyboard.press('Escape')
    await expect(reviewer.getByRole('button', { name: 'Pin a comment' })).toBeVisible()
    await pageOf(reviewer)
      .getByRole('button', { name: /^Comment 2/ })
      .press('Enter')
    await expect(listOf(reviewer).getByRole('listitem').filter({ hasText: 'Too dark' })).toBeFocused()
    await expectAccessibleEverywhere(reviewer)
  })
  await test.step('the editor', async () => {
    await signIn(page, account)
    await editor(page).open(id)
    await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible()
    const marker = page.getByRole('button', { name: /Too dark in print/ })
    await marker.press('Enter')
    await expect(page.getByRole('article', { name: 'Comment of Mara' })).toBeVisible()
    await expectAccessibleEverywhere(page, { part: { exclude: 'iframe' } })
    await page.getByRole('button', { name: 'Show comments' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Comments' })).toContainText('The page as a whole')
    await expectAccessibleEverywhere(page, { part: { include: '[role=dialog]' } })
  })
  await context.close()
})
