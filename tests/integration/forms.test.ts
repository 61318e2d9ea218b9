import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import {
  deleteMessage,
  deleteSubscriber,
  listMessages,
  listSubscribers,
  markMessage,
  MESSAGES_PAGE_SIZE,
  sendMessage,
  subscribe,
} from '@vitrine/common/api/inbox'
import { createPortfolio, deletePortfolio, publishPortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { formMessages, MESSAGE_MAX_LENGTH } from '@vitrine/common/forms'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { Timestamp } from 'firebase-admin/firestore'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { startFunctions, type FunctionsProcess } from '../support/functions-process.ts'
import { call, succeed } from '../support/api.ts'
import { eventually } from '../support/eventually.ts'
import { addresses } from '../support/env.ts'
import { messagesFor } from '../support/mailbox.ts'

const message = { name: 'Hedy Lamarr', email: 'hedy@example.com', message: 'Could you design a torpedo?\n\nBest, Hedy' }

let serial = 0

interface TestPage {
  owner: TestAccount
  id: string
  username: string
}

async function publishedPage(
  templateId: TemplateId,
  content: PortfolioContent,
  given?: TestAccount,
): Promise<TestPage> {
  const owner = given ?? (await createAccount())
  const { token } = owner
  const { id } = await succeed(createPortfolio, { token, body: { templateId } })
  const username = `form-${process.pid}-${Date.now() % 10_000_000}-${serial++}`
  await succeed(updatePortfolio, { token, params: { id }, body: { content } })
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
  if (templateId === 'business-executive')
    await adminFirestore().doc(`users/${owner.uid}/purchases/${templateId}`).set({ createdAt: Timestamp.now() })
  await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
  return { owner, id, username }
}

const classic = (given?: TestAccount) =>
  publishedPage(
    'portfolio-v6-classic-profile',
    { hero: { name: 'Ada' }, contact: { email: 'public@ada.example' } },
    given,
  )
const executive = (newsletter: PortfolioContent['newsletter']) =>
  publishedPage('business-executive', { hero: { name: 'Ada' }, contact: { email: 'public@ada.example' }, newsletter })

const inboxOf = ({ owner: { uid, token } }: TestPage) => succeed(listMessages, { token, params: { uid } })
const subscribersOf = ({ owner: { uid, token } }: TestPage) => succeed(listSubscribers, { token, params: { uid } })

const post = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
  fetch(addresses.hosting + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) })

describe('a message', () => {
  it('is stored and mailed to the owner, with the visitor as Reply-To', async () => {
    const page = await classic()
    expect(await succeed(sendMessage, { params: { username: page.username }, body: message })).toEqual({
      accepted: true,
    })
    expect(await inboxOf(page)).toMatchObject({
      unread: 1,
      nextCursor: null,
      messages: [{ ...message, portfolioId: page.id, read: false }],
    })
    const mail = await eventually(async () => {
      const found = (await messagesFor(page.owner.email)).find(({ subject }) => subject === 'Message from Hedy Lamarr')
      expect(found).toBeDefined()
      return found
    })
    expect(mail?.text).toContain('Could you design a torpedo?')
    expect(mail?.replyTo).toBe('hedy@example.com')
  })

  it('does not reveal the account’s address to visitors', async () => {
    const page = await classic()
    const html = await (await fetch(`${addresses.hosting}/${page.username}`)).text()
    expect(html).toContain('Send me a message!')
    expect(html).not.toContain(page.owner.email)
  })

  it('can be read, marked and deleted by its owner only', async () => {
    const page = await classic()
    const other = await createAccount()
    await succeed(sendMessage, { params: { username: page.username }, body: message })
    const [stored] = (await inboxOf(page)).messages
    const params = { id: page.id, entryId: stored?.id ?? '' }
    expect((await call(markMessage, { token: other.token, params, body: { read: true } })).status).toBe(404)
    expect((await call(deleteMessage, { token: other.token, params })).status).toBe(404)
    await succeed(markMessage, { token: page.owner.token, params, body: { read: true } })
    expect(await inboxOf(page)).toMatchObject({ unread: 0, messages: [{ read: true }] })
    await succeed(deleteMessage, { token: page.owner.token, params })
    expect(await inboxOf(page)).toMatchObject({ unread: 0, messages: [] })
  })

  it('that fills in the honeypot is acknowledged but not stored', async () => {
    const page = await classic()
    expect(
      await succeed(sendMessage, { params: { username: page.username }, body: { ...message, subject: 'Cheap pills' } }),
    ).toEqual({ accepted: true })
    expect((await inboxOf(page)).messages).toEqual([])
  })

  it.each([
    ['no name', { name: ' ' }],
    ['a line break in the name', { name: 'Hedy\nBcc: everybody@example.com' }],
    ['no address', { email: 'hedy' }],
    ['two addresses', { email: 'hedy@example.com,ada@example.com' }],
    ['no text', { message: '' }],
    ['too much text', { message: 'x'.repeat(MESSAGE_MAX_LENGTH + 1) }],
  ])('with %s is refused', async (_what, wrong) => {
    const page = await classic()
    expect(
      (await call(sendMessage, { params: { username: page.username }, body: { ...message, ...wrong } })).status,
    ).toBe(400)
    expect((await inboxOf(page)).messages).toEqual([])
  })

  it('to a page without a form returns 404', async () => {
    const hidden = await publishedPage('portfolio-v6-classic-profile', {
      hero: { name: 'Ada' },
      contact: { email: 'a@b.example', form: 'hidden' },
    })
    const without = await publishedPage('minimalist-designer', {
      hero: { name: 'Ada' },
      contact: { email: 'a@b.example' },
    })
    const { username, owner, id } = await classic()
    await succeed(publishPortfolio, { token: owner.token, params: { id }, body: { status: 'draft' } })
    for (const name of [hidden.username, without.username, username, 'nobody-has-this-name']) {
      expect((await call(sendMessage, { params: { username: name }, body: message })).status, name).toBe(404)
      expect((await post(`/p/${name}/message`, message)).status, name).toBe(404)
    }
  })

  it('is accepted by every template that shows the form', async () => {
    for (const templateId of ['minimalist-designer', 'developer-pro'] as const) {
      const page = await publishedPage(templateId, { hero: { name: 'Ada' }, contact: { form: 'shown' } })
      const html = await (await fetch(`${addresses.hosting}/${page.username}`)).text()
      expect(html).toContain(`action="/p/${page.username}/message"`)
      await succeed(sendMessage, { params: { username: page.username }, body: message })
      expect((await inboxOf(page)).messages).toHaveLength(1)
    }
  })

  it('remains in the inbox when its portfolio is deleted', async () => {
    const page = await classic()
    await succeed(sendMessage, { params: { username: page.username }, body: message })
    await succeed(deletePortfolio, { token: page.owner.token, params: { id: page.id } })
    expect((await inboxOf(page)).messages).toMatchObject([{ portfolioName: null }])
  })

  it('is listed once, page by page, across portfolios', async () => {
    const page = await classic()
    const second = await classic(page.owner)
    const entries = Array.from({ length: MESSAGES_PAGE_SIZE + 2 }, (_, index) => ({
      ownerId: page.owner.uid,
      name: `Sender ${index}`,
      email: 'a@b.example',
      message: 'Hello',
      read: true,
      mailedAt: Timestamp.now(),
      createdAt: Timestamp.fromMillis(1_700_000_000_000 + Math.floor(index / 3)),
    }))
    await Promise.all(
      entries.map((entry, index) =>
        adminFirestore()
          .collection(`portfolios/${index % 2 ? page.id : second.id}/messages`)
          .add(entry),
      ),
    )
    const first = await inboxOf(page)
    const rest = await succeed(listMessages, {
      token: page.owner.token,
      params: { uid: page.owner.uid },
      query: { cursor: first.nextCursor ?? '' },
    })
    expect(rest.nextCursor).toBeNull()
    const names = [...first.messages, ...rest.messages].map(({ name }) => name)
    expect(new Set(names)).toEqual(new Set(entries.map(({ name }) => name)))
    expect(names).toHaveLength(entries.length)
    const wrong = await call(listMessages, {
      token: page.owner.token,
      params: { uid: page.owner.uid },
      query: { cursor: 'x.y.z.a' },
    })
    expect(wrong.status).toBe(400)
  })
})

describe('without JavaScript', () => {
  it('the form posts and gets a page', async () => {
    const page = await classic()
    const answer = await post(`/p/${page.username}/message`, { ...message, subject: '' })
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain(formMessages.sent)
    expect(html).toContain(`href="/${page.username}"`)
    // Reloading the response page posts again.
    expect((await post(`/p/${page.username}/message`, { ...message, subject: '' })).status).toBe(200)
    expect((await inboxOf(page)).messages).toHaveLength(1)
  })

  it('rejected input is shown again with everything that was typed', async () => {
    const page = await classic()
    const answer = await post(`/p/${page.username}/message`, {
      ...message,
      name: '"><script>alert(1)</script>',
      email: 'nope',
    })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain(formMessages.invalid.email)
    expect(html).not.toContain(formMessages.invalid.name)
    expect(html).toContain('Could you design a torpedo?')
    expect(html).toContain('&quot;&gt;&lt;script&gt;')
    expect((await post(`/p/${page.username}/message`, { ...message, message: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await inboxOf(page)).messages).toEqual([])
  })

  it.each([
    [true, { 'Sec-Fetch-Site': 'same-origin', Origin: addresses.hosting }],
    [true, { Origin: addresses.hosting }],
    // Of a page of ours that sends no referrer.
    [true, { Origin: 'null' }],
    [false, { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }],
    [false, { 'Sec-Fetch-Site': 'same-site' }],
    [false, { Origin: 'https://evil.example' }],
    [false, { Origin: 'http://[' }],
  ])('what a form holds is shown again: %s, with %o', async (shown, headers) => {
    const page = await classic()
    const made = { ...message, email: 'nope', message: 'Verify your account at evil.example' }
    const answer = await post(`/p/${page.username}/message`, made, headers)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(formMessages.invalid.email)
    expect(html.includes('Verify your account')).toBe(shown)
  })

  it('a GET to the form’s address returns 404; a POST to an unknown one 405', async () => {
    expect((await fetch(`${addresses.hosting}/p/somebody/message`)).status).toBe(404)
    expect((await post('/p/somebody/elsewhere', message)).status).toBe(405)
  })
})

describe('a subscription', () => {
  const newsletter = { title: 'The letter' }

  it('is confirmed, and later ended, by the link in its mail', async () => {
    const page = await executive(newsletter)
    const email = `Reader-${process.pid}-${Date.now()}@example.com`
    await succeed(subscribe, { params: { username: page.username }, body: { email } })
    await succeed(subscribe, { params: { username: page.username }, body: { email: email.toUpperCase() } })
    expect(await subscribersOf(page)).toMatchObject({
      subscribers: [{ email: email.toLowerCase(), confirmedAt: null }],
    })

    const link = await eventually(async () => {
      const [mail] = await messagesFor(email.toLowerCase())
      expect(mail?.subject).toBe('Confirm your subscription')
      return /http[^\s"]*\/subscription\?key=[^\s"<]+/.exec(mail?.text ?? '')?.[0] ?? ''
    })
    const { pathname, search } = new URL(link)
    const path = pathname + search
    expect(await (await fetch(addresses.hosting + path)).text()).toContain('Confirm your subscription')
    expect((await subscribersOf(page)).subscribers[0]?.confirmedAt).toBeNull()
    expect(await (await post(path, { change: 'confirm' })).text()).toContain('You are subscribed')
    expect((await subscribersOf(page)).subscribers[0]?.confirmedAt).not.toBeNull()

    expect((await post(path.replace(/.$/, '!'), { change: 'unsubscribe' })).status).toBe(200)
    expect((await subscribersOf(page)).subscribers).toHaveLength(1)
    expect(await (await post(path, { change: 'unsubscribe' })).text()).toContain('no longer subscribed')
    expect((await subscribersOf(page)).subscribers).toEqual([])
  })

  it('works without JavaScript', async () => {
    const page = await executive(newsletter)
    const answer = await post(`/p/${page.username}/newsletter`, { email: 'reader@example.com', subject: '' })
    expect(await answer.text()).toContain(formMessages.subscribed)
    expect((await subscribersOf(page)).subscribers).toHaveLength(1)
    const [stored] = (await subscribersOf(page)).subscribers
    await succeed(deleteSubscriber, { token: page.owner.token, params: { id: page.id, entryId: stored?.id ?? '' } })
    expect((await subscribersOf(page)).subscribers).toEqual([])
  })

  it('is posted to the owner’s own service if set, which the CSP then allows', async () => {
    const page = await executive({ ...newsletter, endpoint: 'https://letters.example/in?x=1' })
    const response = await fetch(`${addresses.hosting}/${page.username}`)
    expect(await response.text()).toContain('data-form="https://letters.example/in?x=1"')
    expect(response.headers.get('content-security-policy')).toContain("connect-src 'self' https://letters.example;")
  })

  it('to a page without a form returns 404', async () => {
    const page = await classic()
    expect(
      (await call(subscribe, { params: { username: page.username }, body: { email: 'a@b.example' } })).status,
    ).toBe(404)
  })
})

describe('limits', () => {
  let instances: FunctionsProcess[]
  beforeAll(async () => {
    instances = await Promise.all([startFunctions(), startFunctions()])
  })
  afterAll(() => Promise.all(instances.map((instance) => instance.stop())))

  const send = (page: TestPage, index: number, forwarded: string) =>
    call(sendMessage, {
      params: { username: page.username },
      body: { ...message, message: `Number ${index}` },
      origin: instances[index % 2]?.origin,
      headers: { 'X-Forwarded-For': forwarded },
    })

  it('hold across instances, whatever address a sender forges', async () => {
    const page = await classic()
    const host = `198.51.100.${Math.floor(Math.random() * 250)}`
    const statuses: number[] = []
    for (let index = 0; index < 7; index += 1)
      statuses.push((await send(page, index, `10.0.0.${index}, ${host}, 151.101.1.1`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect((await inboxOf(page)).messages).toHaveLength(5)
    const answer = await send(page, 9, `${host}, 151.101.1.1`)
    expect(answer.body.detail).toMatchObject({ code: 'rate-limited', message: formMessages.tooMany })
    expect((await send(page, 8, `203.0.113.${Math.floor(Math.random() * 250)}, 151.101.1.1`)).status).toBe(200)
  })
})
