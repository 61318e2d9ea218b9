import { CLOCK_HEADER } from '../../functions/lib/clock.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { runSchedule } from '../../local/lib/run-schedule.ts'
import { adminFirestore } from '../support/admin.ts'
import { ports } from '../support/env.ts'
import { messagesFor } from '../support/mailbox.ts'
import { expectAccessible } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { draftOf, publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

test.use({ timezoneId: 'Europe/Vienna' })

const scheduleOf = (id: string, action: string) => adminFirestore().doc(`schedules/${id}.${action}`)

/** Lets the time of a schedule come, and runs what runs every minute in production. */
async function letTimeCome(id: string, action: string): Promise<void> {
  const past = Timestamp.fromMillis(Date.now() - 1_000)
  await scheduleOf(id, action).update({ at: past, dueAt: past })
  expect(await runSchedule(ports, 'runSchedules')).toBe(true)
}

test('a page goes offline at a time, by keyboard, and the editor follows', async ({ page, account, request }) => {
  const portfolio = await publishedOf(account)
  await signIn(page, account)
  await editor(page).open(portfolio.id)
  await editor(page).openTool('Schedule')
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByRole('radio', { name: 'Publish changes' }).press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Unpublish' })).toBeChecked()
  await expect(dialog.getByLabel('Time zone')).toHaveValue('Europe/Vienna')
  await expect(dialog.getByRole('status')).toHaveText(
    /^Goes offline \w+day 9:00, Europe\/Vienna, (tomorrow|in \d+ hours)\./,
  )
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).press('Enter')
  const scheduled = dialog.getByRole('list', { name: 'Scheduled' })
  await expect(scheduled).toContainText(/Goes offline \w+day 9:00, Europe\/Vienna/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const banner = page.getByRole('region', { name: 'Scheduled' })
  await expect(banner).toContainText('Goes offline')
  expect((await request.get(`/${portfolio.username}`)).status()).toBe(200)
  await letTimeCome(portfolio.id, 'unpublish')
  // As when somebody comes back to the tab.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(banner).toBeHidden()
  await expect(page.getByRole('banner').getByText('Draft', { exact: true })).toBeVisible()
  expect((await request.get(`/${portfolio.username}`)).status()).toBe(404)
})

test('a time that the clocks skip is said as what it becomes, and can be taken back', async ({ page, account }) => {
  const portfolio = await publishedOf(account)
  await page.clock.setFixedTime(new Date('2027-03-26T12:00:00Z'))
  await page.setExtraHTTPHeaders({ [CLOCK_HEADER]: String(Date.parse('2027-03-26T12:00:00Z')) })
  await signIn(page, account)
  await editor(page).open(portfolio.id)
  await editor(page).openTool('Schedule')
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByLabel('Date and time').fill('2027-03-28T02:30')
  await expect(dialog.getByRole('status')).toHaveText(
    'Goes live Sunday 3:30, Europe/Vienna, in 2 days. The clocks change that night and skip the time you chose.',
  )
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog.getByRole('list', { name: 'Scheduled' })).toContainText(
    'Goes live Sunday 3:30, Europe/Vienna, in 2 days',
  )
  expect(((await scheduleOf(portfolio.id, 'publish').get()).get('at') as Timestamp).toDate().toISOString()).toBe(
    '2027-03-28T01:30:00.000Z',
  )

  await dialog.getByRole('button', { name: 'Cancel it: goes live' }).click()
  await expect(dialog.getByRole('list', { name: 'Scheduled' })).toBeHidden()
  expect((await scheduleOf(portfolio.id, 'publish').get()).exists).toBe(false)
})

test.describe('what is not possible', () => {
  test.use({ expectedErrors: ['409 (Conflict)'] })

  test('is said before and after the time', async ({ page, account }) => {
    const draft = await draftOf(account)
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(page, account)
    await editor(page).open(draft.id)
    await editor(page).openTool('Schedule')
    const dialog = page.getByRole('dialog', { name: 'Schedule' })
    await dialog.getByLabel('Date and time').fill('2020-01-06T09:00')
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText('That time has passed. Choose a later one.')
    await dialog.getByLabel('Date and time').fill(`${new Date().getFullYear() + 1}-01-04T09:00`)
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Choose a username before publishing')
    await page.keyboard.press('Escape')

    const past = Timestamp.fromMillis(Date.now() - 1_000)
    const stored = { ownerId: account.uid, portfolioId: draft.id, action: 'publish', local: '2026-11-30T09:00' }
    await scheduleOf(draft.id, 'publish').set({
      ...stored,
      zone: 'Europe/Vienna',
      at: past,
      dueAt: past,
      problem: null,
    })
    expect(await runSchedule(ports, 'runSchedules')).toBe(true)
    const mails = await messagesFor(account.email)
    expect(mails.find(({ subject }) => subject.includes('was not published'))?.text).toContain(
      'no longer has a username',
    )
    await page.reload()
    const banner = page.getByRole('region', { name: 'Scheduled' })
    await expect(banner).toContainText(/^Did not go live .*no longer has a username/)
    await expectAccessible(page, { exclude: 'iframe' })
    await banner.getByRole('button', { name: 'Dismiss the note' }).click()
    await expect(banner).toBeHidden()
  })
})
