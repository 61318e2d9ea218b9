import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  getAnalyticsSettings,
  getAnalyticsSummary,
  getSharedSummary,
  recordView,
  updateAnalyticsSettings,
} from '@vitrine/common/api/analytics'
import { addDays, dayAt } from '@vitrine/common/analytics/days'
import { sendWeeklyFigures } from '../../functions/analytics/weekly-mail.ts'
import { db } from '../../functions/lib/firebase.ts'
import { functionSettings } from '../../local/suite.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { call, succeed } from '../support/api.ts'
import { ports } from '../support/env.ts'
import { messagesFor } from '../support/mailbox.ts'
import { publishPage, viewOf, type Page } from '../support/visits.ts'

let owner: TestAccount
let page: Page

beforeEach(async () => {
  // The mail is sent from this process too.
  Object.assign(process.env, functionSettings(ports))
  db()
  owner = await createAccount()
  page = await publishPage(owner)
  await succeed(recordView, { body: viewOf(page) })
})

const own = () => ({ token: owner.token, params: { id: page.portfolioId } })
const change = (body: { shared?: boolean; weeklyMail?: boolean }) =>
  succeed(updateAnalyticsSettings, { ...own(), body })
const shared = (key: string | null) =>
  call(getSharedSummary, { params: { id: page.portfolioId, key: key ?? 'x'.repeat(24) } })

describe('sharing analytics', () => {
  it('is off by default', async () => {
    expect(await succeed(getAnalyticsSettings, own())).toEqual({
      shareKey: null,
      weeklyMail: false,
      messageMail: true,
      linkMail: true,
      commentMail: true,
      domain: null,
    })
    expect((await shared(null)).status).toBe(404)
  })

  it('shows the summary at a secret address until the owner turns it off; the address never works again', async () => {
    const { shareKey } = await change({ shared: true })
    expect((await change({ shared: true })).shareKey).toBe(shareKey)
    const answer = await shared(shareKey)
    const { updatedAt: _updatedAt, ...figures } = await succeed(getAnalyticsSummary, own())
    expect(answer.body).toMatchObject({ ...figures, totalViews: 1 })
    expect(JSON.stringify(answer.body)).not.toContain(owner.uid)
    expect(await change({ shared: false })).toEqual({
      shareKey: null,
      weeklyMail: false,
      messageMail: true,
      linkMail: true,
      commentMail: true,
      domain: null,
    })
    expect((await shared(shareKey)).status).toBe(404)
    const again = await change({ shared: true })
    expect(again.shareKey).not.toBe(shareKey)
    expect((await shared(shareKey)).status).toBe(404)
  })
})

describe('the weekly mail', () => {
  const mails = async () => (await messagesFor(owner.email)).filter(({ subject }) => subject.startsWith('A week of'))

  it('is sent once to owners who subscribed, until they unsubscribe', async () => {
    const monday = Date.now()
    await sendWeeklyFigures(monday)
    expect(await mails()).toEqual([])
    await change({ weeklyMail: true })
    await Promise.all([sendWeeklyFigures(monday), sendWeeklyFigures(monday)])
    await sendWeeklyFigures(monday)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.text).toContain('1 visitor, 1 view and 0 clicks')
    expect(mail?.text).toContain(`/dashboard/analytics/${page.portfolioId}`)
    await change({ weeklyMail: false })
    await sendWeeklyFigures(Date.parse(addDays(dayAt(monday), 1)))
    expect(await mails()).toHaveLength(1)
  })

  it('is sent by the next run when the sending process died', async () => {
    await change({ weeklyMail: true })
    const monday = Date.now()
    const marker = db().doc(`portfolios/${page.portfolioId}/countedEvents/mail-${dayAt(monday)}`)
    const claimed = (before: number) =>
      marker.set({ claimedAt: Timestamp.fromMillis(Date.now() - before), sentAt: null })
    await claimed(10_000)
    await sendWeeklyFigures(monday)
    expect(await mails()).toEqual([])
    await claimed(61_000)
    await sendWeeklyFigures(monday)
    expect(await mails()).toHaveLength(1)
    expect((await marker.get()).data()).toMatchObject({
      sentAt: expect.any(Timestamp) as Timestamp,
      expireAt: expect.any(Timestamp) as Timestamp,
    })
  })

  it('is in the language of the account; one that the app does not speak is none', async () => {
    const profile = db().doc(`users/${owner.uid}`)
    await change({ weeklyMail: true })
    const monday = Date.now()
    await profile.update({ language: 'de' })
    await sendWeeklyFigures(monday)
    await profile.update({ language: 'it' })
    await sendWeeklyFigures(Date.parse(addDays(dayAt(monday), 1)))
    const [english, german] = await messagesFor(owner.email)
    expect(german?.subject).toMatch(/^Eine Woche mit „.+“$/)
    expect(german?.text).toContain('1 Besucher, 1 Aufruf und 0 Klicks')
    expect(english?.subject).toMatch(/^A week of “.+”$/)
  })

  it('requires a verified email address', async () => {
    const account = await createAccount({ verified: false })
    const answer = await call(updateAnalyticsSettings, {
      token: account.token,
      params: { id: page.portfolioId },
      body: { weeklyMail: true },
    })
    expect([403, 404]).toContain(answer.status)
  })
})
