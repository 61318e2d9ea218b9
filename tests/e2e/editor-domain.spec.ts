import { getPortfolio } from '@vitrine/common/api/portfolios'
import { Timestamp } from 'firebase-admin/firestore'
import { runSchedule } from '../../local/lib/run-schedule.ts'
import { TARGET } from '../../local/domains/settings.ts'
import { adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { pointElsewhere, pointHere, setProof, setRecords, silenceNames, treat } from '../support/domains.ts'
import { ports } from '../support/env.ts'
import { expectAccessible } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

test.use({ autosave: false })

/** What the scheduler does in production. */
const checkDomains = () => runSchedule(ports, 'checkDomains')

test('a domain is connected step by step, serves, and says since when it is broken', async ({
  page,
  context,
  account,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await adminFirestore().doc(`users/${account.uid}`).update({ subscription_level: 'pro' })
  const portfolio = await publishedOf(account)
  const domain = `www.${portfolio.username}.example`
  await signIn(page, account)
  const { open, publishChanges } = editor(page)
  await open(portfolio.id)
  await page.getByRole('tab', { name: 'Settings', exact: true }).click()
  await page.getByLabel('Custom Domain').fill(domain)

  const status = page.getByRole('status').filter({ has: page.getByText(/Proof|pointing|certificate|Serving|Broken/) })
  const records = page.getByRole('list', { name: 'DNS records' })
  const current = page.getByRole('list', { name: 'Steps to your domain' }).locator('[aria-current="step"]')
  const check = page.getByRole('button', { name: 'Check again' })

  await test.step('proof missing: the records are there to copy, by keyboard', async () => {
    await page.getByRole('button', { name: 'Save and show its DNS records' }).press('Enter')
    await expect(status).toContainText('Proof missing')
    await expect(status).toContainText('we’ll keep checking until')
    await expect(current).toHaveText('Proved to be yours, now')
    await page.getByRole('button', { name: 'Copy value of the TXT record' }).press('Enter')
    await expect(page.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`vitrine=${portfolio.id}`)
    await expectAccessible(page, { exclude: 'iframe' })
  })

  await test.step('proof found, and not pointing here: says what to set and what to remove', async () => {
    await setProof(domain, `vitrine=${portfolio.id}`)
    await pointElsewhere(domain)
    await check.click()
    await expect(status).toContainText('Proof found')
    await check.click()
    await expect(status).toContainText('Not pointing here')
    await expect(current).toHaveText('Leads to your page, now')
    await expect(records.getByRole('listitem').filter({ hasText: `vitrine=${portfolio.id}` })).toContainText('Found')
    await expect(records.getByRole('listitem').filter({ hasText: TARGET })).toContainText('Not found')
    await expect(records.getByRole('listitem').filter({ hasText: '203.0.113.7' })).toContainText('Remove it')
    await expectAccessible(page, { exclude: 'iframe' })
  })

  await test.step('waiting for the certificate', async () => {
    await setRecords(domain, 'A')
    await pointHere(domain)
    await treat(domain, { overrides: { certState: 'CERT_VALIDATING' } })
    await check.click()
    await expect(status).toContainText('Waiting for the certificate')
    await expect(current).toHaveText('Has its certificate, now')
  })

  await test.step('serving, as the schedule finds out: the screen follows by itself', async () => {
    await treat(domain, {})
    await adminFirestore().doc(`domains/${domain}`).update({ nextCheckAt: Timestamp.now() })
    expect(await checkDomains()).toBe(true)
    await expect(status).toContainText(`Your page is at ${domain} once you publish it.`, { timeout: 60_000 })
    await expect(page.getByRole('link', { name: `Open ${domain}` })).toHaveCount(0)
    await publishChanges()
    await expect(status).toContainText(`Visitors find your page at ${domain}.`)
    await expect(current).toHaveCount(0)
    await expect(records).toBeHidden()
    await expect(page.getByRole('link', { name: `Open ${domain}` })).toHaveAttribute('href', `https://${domain}/`)
    await expectAccessible(page, { exclude: 'iframe' })
    const html = await (await page.request.get(`/${portfolio.username}`)).text()
    expect(html).toContain(`<link rel="canonical" href="https://${domain}/"/>`)
  })

  await test.step('broken since now: it leads elsewhere, and its records are there again', async () => {
    await pointElsewhere(domain)
    await check.click()
    await expect(status).toContainText(/Broken since \d+ \w+ at \d\d:\d\d/)
    await expect(status).toContainText('It no longer leads to your page.')
    await expect(records).toBeVisible()
  })

  await test.step('it works on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(status).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expectAccessible(page, { exclude: 'iframe' })
  })

  // But for the first save and the publication, none of it was an edit.
  const { revision } = await succeed(getPortfolio, { token: account.token, params: { id: portfolio.id } })
  expect(revision).toBe(portfolio.revision + 2)
})

test.describe('when name servers do not answer', () => {
  test.use({ expectedErrors: ['503 (Service Unavailable)'] })

  test('a check says so, and the domain stays as it was', async ({ page, account }) => {
    await adminFirestore().doc(`users/${account.uid}`).update({ subscription_level: 'pro' })
    const portfolio = await publishedOf(account)
    await signIn(page, account)
    await editor(page).open(portfolio.id)
    await page.getByRole('tab', { name: 'Settings', exact: true }).click()
    await page.getByLabel('Custom Domain').fill(`www.${portfolio.username}.example`)
    await page.getByRole('button', { name: 'Save and show its DNS records' }).click()
    const status = page.getByRole('status').filter({ hasText: 'Proof missing' })
    await expect(status).toBeVisible()
    // The check that comes with saving is over.
    await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled()
    await silenceNames(`www.${portfolio.username}.example`)
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'couldn’t be looked up' })).toBeVisible()
    await expect(status).toBeVisible()
  })
})
