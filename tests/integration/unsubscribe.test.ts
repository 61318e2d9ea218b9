import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { getAnalyticsSettings, updateAnalyticsSettings } from '@vitrine/common/api/analytics'
import { listMessages, sendMessage, subscribe } from '@vitrine/common/api/inbox'
import { createPortfolio, publishPortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { sendWeeklyFigures } from '../../functions/analytics/weekly-mail.ts'
import { mailMessage } from '../../functions/forms/mail.ts'
import { db } from '../../functions/lib/firebase.ts'
import { functionSettings } from '../../local/suite.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminAuth, adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { eventually } from '../support/eventually.ts'
import { addresses, ports } from '../support/env.ts'
import { messagesFor, type Message } from '../support/mailbox.ts'

let owner: TestAccount
let id: string
let username: string

beforeAll(async () => {
  // Weekly mails are sent from this process too.
  Object.assign(process.env, functionSettings(ports))
  db()
  owner = await createAccount()
  const { token } = owner
  id = (await succeed(createPortfolio, { token, body: { templateId: 'business-executive' } })).id
  username = `mail-${process.pid}-${Date.now() % 1_000_000}`
  const params = { id }
  await succeed(updatePortfolio, {
    token,
    params,
    body: {
      content: {
        hero: { name: 'Ada' },
        contact: { email: 'public@ada.example', form: 'shown' },
        newsletter: { title: 'News' },
      },
    },
  })
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params, body: { username } })
  await adminFirestore().doc(`users/${owner.uid}/purchases/business-executive`).set({ createdAt: Timestamp.now() })
  await succeed(publishPortfolio, { token, params, body: { status: 'published' } })
})

const settings = () => succeed(getAnalyticsSettings, { token: owner.token, params: { id } })
const mailTo = (address: string, subject: string): Promise<Message> =>
  eventually(async () => {
    const found = (await messagesFor(address)).find((mail) => mail.subject.startsWith(subject))
    if (!found) throw new Error(`No mail “${subject}”`)
    return found
  })

/** One-click unsubscribe, as mail programs send it. */
const oneClick = ({ unsubscribe }: Message) =>
  fetch(unsubscribe?.address ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: unsubscribe?.post,
  })

describe('one-click unsubscribing ends, and merely opening the link does not end', () => {
  it('the weekly figures', async () => {
    await succeed(updateAnalyticsSettings, { token: owner.token, params: { id }, body: { weeklyMail: true } })
    await sendWeeklyFigures(Date.now())
    const mail = await mailTo(owner.email, 'A week of')
    expect(mail.unsubscribe?.post).toBe('List-Unsubscribe=One-Click')
    // Mail scanners open links.
    const looked = await fetch(mail.unsubscribe?.address ?? '')
    expect([looked.status, await looked.text()]).toEqual([200, expect.stringContaining('Switch it off')])
    expect(await settings()).toMatchObject({ weeklyMail: true, messageMail: true })
    const answer = await oneClick(mail)
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('you no longer get the weekly figures'),
    ])
    expect(await settings()).toMatchObject({ weeklyMail: false, messageMail: true })
    expect((await oneClick(mail)).status).toBe(200)
  })

  it('mails for messages, which are still stored', async () => {
    const write = (name: string) =>
      succeed(sendMessage, {
        params: { username },
        body: { name, email: 'reader@example.com', message: `Hello from ${name}` },
      })
    await write('Hedy')
    const mail = await mailTo(owner.email, 'Message from Hedy')
    expect((await oneClick(mail)).status).toBe(200)
    expect(await settings()).toMatchObject({ messageMail: false })
    await write('Lise')
    await eventually(async () => {
      const { messages } = await succeed(listMessages, { token: owner.token, params: { uid: owner.uid } })
      expect(messages.map(({ name }) => name).sort()).toEqual(['Hedy', 'Lise'])
    })
    await succeed(updateAnalyticsSettings, { token: owner.token, params: { id }, body: { messageMail: true } })
    await write('Emmy')
    await mailTo(owner.email, 'Message from Emmy')
    expect((await messagesFor(owner.email)).filter(({ subject }) => subject === 'Message from Lise')).toEqual([])
  })

  it('mails for messages while the address is not confirmed: it may be somebody else’s', async () => {
    const write = (name: string) =>
      succeed(sendMessage, {
        params: { username },
        body: { name, email: 'reader@example.com', message: `Hello from ${name}` },
      })
    await adminAuth().updateUser(owner.uid, { emailVerified: false })
    await write('Ida')
    const stored = await adminFirestore().collection(`portfolios/${id}/messages`).where('name', '==', 'Ida').get()
    const mail = () => mailMessage(id, stored.docs[0]?.id ?? '')
    const mailed = async () => (await messagesFor(owner.email)).filter(({ subject }) => subject === 'Message from Ida')
    await mail()
    expect(await mailed()).toEqual([])
    await adminAuth().updateUser(owner.uid, { emailVerified: true })
    await mail()
    expect(await mailed()).not.toEqual([])
  })

  it('a newsletter that somebody else signed the address up for', async () => {
    const email = `reader-${process.pid}-${Date.now()}@example.com`
    await succeed(subscribe, { params: { username }, body: { email } })
    const mail = await mailTo(email, 'Confirm your subscription')
    expect((await oneClick(mail)).status).toBe(200)
    expect(
      (await adminFirestore().collection(`portfolios/${id}/subscribers`).where('email', '==', email).get()).size,
    ).toBe(0)
  })

  it('nothing, with a forged key', async () => {
    const { unsubscribe } = await mailTo(owner.email, 'A week of')
    const address = new URL(unsubscribe?.address ?? '')
    const key = address.searchParams.get('key') ?? ''
    for (const wrong of [
      '',
      key.slice(0, -1),
      `${key.slice(0, -4)}AAAA`,
      key.replace('weekly', 'yearly'),
      key.replace(id, 'another'),
    ]) {
      const answer = await fetch(`${addresses.hosting}${address.pathname}?key=${encodeURIComponent(wrong)}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
      expect(answer.status).toBe(404)
    }
    expect(await settings()).toMatchObject({ messageMail: true })
  })
})
