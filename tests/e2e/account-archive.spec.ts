import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  createPortfolio,
  getPortfolio,
  listPortfolios,
  publishPortfolio,
  updatePortfolio,
} from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminBucket } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { premium } from '../support/payments.ts'
import { expectAccessible, expectAccessibleEverywhere } from './support/accessible.ts'
import { archived, openImport, uploaded, zipOf } from './support/archive.ts'
import { renamedProgram } from './support/pictures.ts'
import { freshUsername } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

/** Pictures are prepared while they arrive, which a busy machine takes its time for. */
const patiently = { timeout: 40_000 }

/** The names of an account's portfolios, in the order of the alphabet. */
async function namesOf({ uid, token }: TestAccount): Promise<string[]> {
  const { portfolios } = await succeed(listPortfolios, { token, params: { uid } })
  return portfolios.map(({ name }) => name).sort()
}

/** A portfolio, once it is published; without what names the account. */
async function publishedPortfolio({ token }: TestAccount, id: string): Promise<unknown> {
  const username = freshUsername()
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
  await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
  const { name, templateId, content, design, layout } = await succeed(getPortfolio, { token, params: { id } })
  const text = JSON.stringify({ name, templateId, content, design, layout })
  return JSON.parse(
    text
      .replace(/user-assets\/[^/"]+\/[^/"]+\/(images|originals)\/(?:\d+-)+/g, '$1/')
      .replace(/http[^"]*user-assets%2F[^"]+/g, 'address'),
  ) as unknown
}

/** A portfolio with two pictures, of which one is cropped. */
async function madeBy(account: TestAccount): Promise<string> {
  const { token } = account
  const { id, content } = await succeed(createPortfolio, {
    token,
    body: { templateId: 'minimalist-designer', name: 'Skies' },
  })
  const [shown, whole, comet] = await Promise.all([
    uploaded(account, id, 'portrait.jpg', 'images'),
    uploaded(account, id, 'whole.jpg', 'originals'),
    uploaded(account, id, 'comet.jpg', 'images'),
  ])
  const pictures = {
    profileImage: `${addresses.storage}/v0/b/demo-vitrine.appspot.com/o/${encodeURIComponent(shown)}?alt=media&token=old`,
    profileImagePath: shown,
    profileImageOriginal: whole,
    profileImageCrop: '0,0,400,300',
  }
  const images = [{ srcPath: comet, caption: 'A comet' }]
  await succeed(updatePortfolio, {
    token,
    params: { id },
    body: {
      content: { ...content, hero: { ...content.hero, ...pictures }, gallery: { images } },
      design: { primaryColor: '#336699' },
      layout: { hidden: ['about'] },
    },
  })
  return id
}

async function downloadEverything(page: Page, account: TestAccount): Promise<Buffer> {
  await signIn(page, account)
  await page.goto('/account')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ])
  return readFile(await download.path())
}

test('another account can import a download with portfolios, pictures and originals of crops', async ({
  page,
  account,
}) => {
  test.slow()
  const [skies] = await Promise.all([
    madeBy(account),
    succeed(createPortfolio, { token: account.token, body: { templateId: premium, name: 'Bought' } }),
  ])
  const buffer = await downloadEverything(page, account)

  const newcomer = await createAccount({ name: 'Caroline Herschel' })
  const { section, choose } = await openImport(page, newcomer)
  await choose({ name: 'vitrine.zip', mimeType: 'application/zip', buffer })
  await expect(section.getByRole('heading', { name: '2 portfolios to import' })).toBeFocused()
  await expect(section.getByRole('listitem').filter({ hasText: 'Skies' })).toContainText('3 pictures')
  await section.getByRole('button', { name: 'Import 2 portfolios' }).click()
  await expect(section.getByText('All 2 portfolios are on your dashboard, as drafts.')).toBeVisible(patiently)
  await expect(section.getByText('Draft with 3 pictures')).toBeVisible()

  expect(await namesOf(newcomer)).toEqual(['Bought', 'Skies'])
  const href = (await section.getByRole('link', { name: 'Edit Skies' }).getAttribute('href')) ?? ''
  const id = href.split('/').at(-1) ?? ''
  const made = await succeed(getPortfolio, { token: newcomer.token, params: { id } })
  expect(made).toMatchObject({ status: 'draft', username: null })
  const { profileImage, profileImagePath = '', profileImageOriginal = '' } = made.content.hero ?? {}
  for (const path of [profileImagePath, profileImageOriginal, made.content.gallery?.images?.[0]?.srcPath ?? '']) {
    expect(path).toContain(`user-assets/${newcomer.uid}/${id}/`)
    expect(await adminBucket().file(path).exists()).toEqual([true])
  }
  expect(profileImage).toContain(encodeURIComponent(profileImagePath))
  expect(JSON.stringify(made)).not.toContain(account.uid)
  const [before, after] = await Promise.all([publishedPortfolio(account, skies), publishedPortfolio(newcomer, id)])
  expect(after).toEqual(before)

  await section.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Bought' })).toBeVisible()
})

test('importing a wrong file says what is expected, and invalid portfolios are listed', async ({ page, account }) => {
  const { section, choose } = await openImport(page, account)
  const whole = await zipOf(await archived('one', 'Ada'))
  for (const [file, message] of [
    [renamedProgram, '“holiday.jpg” isn’t a ZIP. Choose a ZIP made with “Download everything”'],
    [{ ...whole, buffer: whole.buffer.subarray(0, -30) }, 'This ZIP is damaged or incomplete.'],
    [await zipOf({ 'Profile.csv': 'First name', '../portfolios/one.json': {} }), 'This ZIP holds something else'],
  ] as const) {
    await choose(file)
    await expect(section.getByRole('alert')).toContainText(message)
    await expect(section.getByLabel('Choose a downloaded ZIP')).toBeFocused()
  }

  const files = await archived('one', 'Ada', ['sky.jpg', 'gone.jpg', 'holiday.jpg'])
  delete files['pictures/one/images/gone.jpg']
  files['pictures/one/images/holiday.jpg'] = renamedProgram.buffer
  await choose(await zipOf({ ...files, 'portfolios/two.json': { name: 'Torn', content: {} } }))
  await expect(section.getByRole('region', { name: 'Can’t be imported' })).toContainText(
    'TornIt’s not a portfolio: templateId',
  )
  await expect(section.getByText('1 picture can’t be imported: gone.jpg')).toBeVisible()
  await section.getByRole('button', { name: 'Import 1 portfolio' }).click()
  await expect(section.getByText('The portfolio is on your dashboard, as a draft.')).toBeVisible(patiently)
  await expect(section.getByText('2 pictures left out:')).toBeVisible()
  await expect(section.getByText('gone.jpg: It’s not in the ZIP.')).toBeVisible()
  await expect(section.getByText('holiday.jpg: This file isn’t a picture, or it’s damaged.')).toBeVisible()
})

test.describe('a failed import', () => {
  test.use({ expectedErrors: ['409 (Conflict)', '413 (', '404 (Not Found)', '429 ('] })

  test('says why, keeps what was imported, and continues without duplicates', async ({ page, account }) => {
    const { section, choose } = await openImport(page, account)
    await choose(
      await zipOf({
        ...(await archived('a', 'First')),
        ...(await archived('b', 'Second', ['1.jpg', '2.jpg'])),
        ...(await archived('c', 'Third')),
        ...(await archived('d', 'Fourth')),
      }),
    )
    await section.getByRole('checkbox', { name: 'Fourth' }).uncheck()

    await page.route('**/api/portfolios/*', (route) => {
      if (route.request().method() !== 'PUT' || !route.request().postData()?.includes('"name":"Second"'))
        return route.fallback()
      return route.fulfill({
        status: 413,
        json: {
          detail: { code: 'too-large', message: 'This portfolio’s content is larger than 768 KB.', requestId: '1' },
        },
      })
    })
    await section.getByRole('button', { name: 'Import 3 portfolios' }).click()
    await expect(section.getByRole('alert')).toContainText(
      '2 of 3 portfolios are on your dashboard. 1 draft there is marked as incomplete',
      patiently,
    )
    await expect(section.getByRole('listitem').filter({ hasText: 'Second' })).toContainText('larger than 768 KB')
    expect(await namesOf(account)).toEqual(['First', 'Second (incomplete)', 'Third'])
    await expectAccessible(page)
    await page.unroute('**/api/portfolios/*')

    const signed: string[] = []
    page.on('request', (request) => request.url().includes('/uploads/sign') && signed.push(request.url()))
    await section.getByRole('button', { name: 'Try again' }).click()
    await expect(section.getByText('All 3 portfolios are on your dashboard, as drafts.')).toBeVisible(patiently)
    expect(await namesOf(account)).toEqual(['First', 'Second', 'Third'])
    expect(signed).toEqual([])
  })

  test('of too many in a short time is waited for, and the wait can be stopped', async ({ page, account }) => {
    const { section, choose } = await openImport(page, account)
    await choose(await zipOf({ ...(await archived('a', 'First')), ...(await archived('b', 'Second')) }))
    const refusals = [2, 600]
    await page.route('**/api/portfolios', (route) => {
      const retryAfter = route.request().method() === 'POST' ? refusals.shift() : undefined
      if (retryAfter === undefined) return route.fallback()
      const detail = { code: 'rate-limited', message: 'That was very often.', requestId: '1', retryAfter }
      return route.fulfill({ status: 429, json: { detail } })
    })
    await section.getByRole('button', { name: 'Import 2 portfolios' }).click()
    const status = section.getByRole('status')
    await expect(status).toContainText(/^0 of 2 portfolios\. .* continues automatically at \d/)
    await expect.poll(() => refusals, patiently).toEqual([])
    await expect(status).toContainText('continues automatically at')
    await expectAccessible(page)
    await section.getByRole('button', { name: 'Stop' }).click()
    await expect(section.getByText('Not imported yet')).toHaveCount(2)
    expect(await namesOf(account)).toEqual([])

    await section.getByRole('button', { name: 'Continue' }).click()
    await expect(section.getByText('All 2 portfolios are on your dashboard, as drafts.')).toBeVisible(patiently)
    expect(await namesOf(account)).toEqual(['First', 'Second'])
  })

  test('over the quota ends the run, and the incomplete draft can be removed', async ({ page, account }) => {
    const { section, choose } = await openImport(page, account)
    await choose(
      await zipOf({ ...(await archived('a', 'First', ['1.jpg'])), ...(await archived('b', 'Second', ['2.jpg'])) }),
    )
    await page.route('**/uploads/sign', (route) =>
      route.fulfill({
        status: 409,
        json: {
          detail: { code: 'storage-full', message: 'Your pictures take up all of your 500 MB.', requestId: '1' },
        },
      }),
    )
    await section.getByRole('button', { name: 'Import 2 portfolios' }).click()
    await expect(section.getByRole('alert')).toContainText('0 of 2 portfolios are on your dashboard.')
    await expect(section.getByText('Your pictures take up all of your 500 MB.')).toBeVisible()
    expect(await namesOf(account)).toEqual(['First (incomplete)'])
    await section.getByRole('button', { name: 'Remove the incomplete draft' }).click()
    await expect(section.getByText('Not imported yet')).toHaveCount(2)
    await expect(section.getByRole('heading', { name: 'Not everything was imported' })).toBeFocused()
    expect(await namesOf(account)).toEqual([])
  })
})

test.describe('on a phone and by keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('an import can be started, stopped, continued and left, without overflow', async ({ page, account }) => {
    const { section, choose } = await openImport(page, account)
    await choose(
      await zipOf({
        ...(await archived(
          'a',
          'A portfolio with a name that is as long as names become when people explain themselves',
        )),
        ...(await archived('b', 'Second', ['1.jpg', '2.jpg'])),
      }),
    )
    await expect(section.getByRole('heading', { name: '2 portfolios to import' })).toBeFocused()
    await expectAccessibleEverywhere(page, { only: 'light' })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(section.getByRole('button', { name: 'Import 1 portfolio' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')

    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(`${addresses.storage}/v0/b/**`, async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await page.keyboard.press('Enter')
    await expect(section.getByRole('status')).toHaveText('0 of 1 portfolio')
    await expect(section.getByRole('progressbar', { name: 'Importing portfolios' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(section.getByText('Stopped before it was complete.')).toBeVisible()
    expect(await namesOf(account)).toEqual(['Second (incomplete)'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(section.getByRole('button', { name: 'Stop' })).toBeVisible()

    const dialog = page.getByRole('alertdialog', { name: 'Leave during the import?' })
    await page.getByRole('link', { name: 'Templates' }).first().click()
    await dialog.getByRole('button', { name: 'Stay' }).press('Enter')
    await expect(section.getByRole('button', { name: 'Stop' })).toBeVisible()
    await page.getByRole('link', { name: 'Templates' }).first().click()
    await dialog.getByRole('button', { name: 'Stop and leave' }).press('Enter')
    await expect(page).toHaveURL(/\/templates$/)
    expect(await namesOf(account)).toEqual([])
    letGo()
  })
})
