import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendMessage } from '@vitrine/common/api/inbox'
import { createPortfolio, patchContent, publishPortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import { revokePrivateLink } from '@vitrine/common/api/private-links'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import type { FormKind } from '@vitrine/common/forms'
import { formPath, publicPath } from '@vitrine/common/routes'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { messagesFor } from '../support/mailbox.ts'
import { linkTo, visit } from '../support/private-links.ts'

const unique = `${process.pid}-${Date.now() % 10_000_000}`
const username = `words-${unique}`
const HEBREW = '<html lang="he" dir="rtl">'
const ENGLISH = '<html lang="en">'

let owner: TestAccount
let id: string

const own = () => ({ token: owner.token, params: { id } })
const setLanguage = (value: string) =>
  succeed(patchContent, {
    ...own(),
    body: { ops: [{ op: 'add' as const, path: '/meta', value: { language: value } }] },
  })

/** A portfolio that is published in Hebrew, and whose draft is in Japanese by now. */
beforeAll(async () => {
  owner = await createAccount()
  const { token } = owner
  id = (await succeed(createPortfolio, { token, body: { templateId: 'business-executive' } })).id
  await succeed(updatePortfolio, {
    ...own(),
    body: {
      content: {
        hero: { name: 'Ada Marlowe' },
        contact: { email: 'ada@example.com', form: 'shown' },
        newsletter: { title: 'News' },
      },
    },
  })
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { ...own(), body: { username } })
  await adminFirestore().doc(`users/${owner.uid}/purchases/business-executive`).set({ createdAt: Timestamp.now() })
  await setLanguage('he')
  await succeed(publishPortfolio, { ...own(), body: { status: 'published' } })
  await setLanguage('ja')
})

/** Of a network of its own: others write from this machine, too. */
const headers = { 'X-Forwarded-For': '198.51.100.35, 198.51.100.35' }

/** As a browser without scripts sends it. */
const post = (kind: FormKind, fields: Record<string, string>) => visit(formPath(username, kind), { fields, headers })

describe('visitors of a portfolio in Hebrew are told in Hebrew', () => {
  it('what became of a message', async () => {
    const sent = await post('message', { name: 'Noa', email: 'noa@example.com', message: 'Shalom' })
    expect(sent.status).toBe(200)
    expect(sent.text).toContain(HEBREW)
    expect(sent.text).toContain('<h1>ההודעה נשלחה</h1>')
    const refused = await post('message', { name: 'Noa', email: 'nowhere', message: 'Shalom' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(HEBREW)
    expect(refused.text).toContain('נא להזין כתובת אימייל תקינה.')
    expect(refused.text).toContain('>Shalom</textarea>')
  })

  it('that they wrote too often, with a script and without', async () => {
    const tooOften = 'נשלחו מכאן יותר מדי הודעות'
    const message = () => ({ name: 'Noa', email: 'noa@example.com', message: `Shalom ${Math.random()}` })
    const refused = await eventually(async () => {
      const answer = await post('message', message())
      if (answer.status !== 429) throw new Error('Taken')
      return answer
    })
    expect(refused.text).toContain(HEBREW)
    expect(refused.text).toContain(tooOften)
    const byScript = await eventually(async () => {
      const answer = await call(sendMessage, { params: { username }, body: message(), headers })
      if (answer.status !== 429) throw new Error('Taken')
      return answer
    })
    expect(JSON.stringify(byScript)).toContain(tooOften)
  })

  it('how to confirm a subscription, and that it is', async () => {
    const email = `reader-${unique}@example.com`
    const asked = await post('newsletter', { email })
    expect(asked.text).toContain(HEBREW)
    const mail = await eventually(async () => {
      const [found] = await messagesFor(email)
      if (!found) throw new Error('No mail')
      return found
    })
    expect(mail.subject).toBe('אישור ההרשמה')
    expect(mail.html).toContain(HEBREW)
    expect(mail.html).toContain('„\u2068Ada Marlowe\u2069” (')
    expect(mail.text).not.toMatch(/subscri(?!ption\?key)|newsletter/i)
    const { pathname, search } = new URL(mail.unsubscribe?.address ?? '')
    const waiting = await visit(pathname + search)
    expect(waiting.text).toContain(HEBREW)
    expect(waiting.text).toContain('ביטול ההרשמה')
    const confirmed = await visit(pathname + search, { fields: { change: 'confirm' } })
    expect(confirmed.text).toContain('<h1>נרשמתם</h1>')
  })

  it('that a page asks for a password, and that a link has ended: the draft’s language is behind both', async () => {
    const { link, path } = await linkTo(owner, id, { password: 'studio-nord' })
    const asked = await visit(path)
    expect(asked.text).toContain(HEBREW)
    expect(asked.text).toContain('<h1>העמוד הזה פרטי</h1>')
    const wrong = await visit(path, { password: 'studio-sud' })
    expect(wrong.status).toBe(403)
    expect(wrong.text).toContain('זו לא הסיסמה.')
    const { cookie } = await visit(path, { password: 'studio-nord' })
    const opened = await visit(path, { cookie })
    expect(opened.text).toContain('<html lang="ja">')
    expect(opened.text).toContain('aria-label="非公開リンク"')
    expect((await visit(`${path}/no-such-page`, { cookie })).text).toContain(HEBREW)
    await succeed(revokePrivateLink, { ...own(), params: { id, linkId: link.id } })
    const ended = await visit(path)
    expect(ended.status).toBe(404)
    expect(ended.text).toContain(HEBREW)
    expect((await visit(`/l/${'A'.repeat(32)}`)).text).toContain(ENGLISH)
  })

  it('that there is no such page', async () => {
    const response = await fetch(`${addresses.hosting}${publicPath(username)}/no-such-page`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(HEBREW)
  })
})

it('of a portfolio that is not published, nobody learns the language', async () => {
  const { token } = owner
  const draft = await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })
  await succeed(patchContent, {
    token,
    params: { id: draft.id },
    body: { ops: [{ op: 'add', path: '/meta', value: { language: 'he' } }] },
  })
  const { path } = await linkTo(owner, draft.id, { password: 'studio-nord' })
  expect((await visit(path)).text).toContain(ENGLISH)
  expect((await visit(path, { password: 'studio-sud' })).text).toContain(ENGLISH)
})
