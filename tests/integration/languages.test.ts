import { beforeAll, describe, expect, it } from 'vitest'
import { createPage } from '@vitrine/common/api/pages'
import {
  createPortfolio,
  duplicatePortfolio,
  getPortfolio,
  patchContent,
  publishPortfolio,
  switchTemplate,
} from '@vitrine/common/api/portfolios'
import { getPublicPortfolio } from '@vitrine/common/api/public'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { languages } from '@vitrine/common/languages'
import { pagePath, publicPath } from '@vitrine/common/routes'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { call, succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { linkTo, visit } from '../support/private-links.ts'

const username = `lang-${process.pid}-${Date.now() % 1_000_000}`
let owner: TestAccount
let id: string

const own = () => ({ token: owner.token, params: { id } })
const setLanguage = (value: string) => ({
  ...own(),
  body: { ops: [{ op: 'add' as const, path: '/meta', value: { language: value } }] },
})
const publish = () => succeed(publishPortfolio, { ...own(), body: { status: 'published' } })
const html = async (path: string) => (await fetch(addresses.hosting + path)).text()
const rootOf = async (path: string) => /<html[^>]*>/.exec(await html(path))?.[0]

beforeAll(async () => {
  owner = await createAccount()
  id = (await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })).id
  await succeed(claimUsername, { token: owner.token, body: { username } })
  await succeed(attachUsername, { ...own(), body: { username } })
  await succeed(createPage, { ...own(), body: { kind: 'article', content: { title: 'A note' } } })
  await publish()
})

describe('the language of a portfolio', () => {
  it('is English until it is chosen', async () => {
    expect(await rootOf(publicPath(username))).toBe('<html lang="en">')
    expect(await rootOf(pagePath(username, 'a-note'))).toBe('<html lang="en">')
  })

  it('is one of the list', async () => {
    for (const language of ['xx', 'de-AT', 'EN', '', 'zh'])
      expect((await call(patchContent, setLanguage(language))).status).toBe(422)
    for (const language of languages) await succeed(patchContent, setLanguage(language))
  })

  it('is that of every page of it, from when it is published on', async () => {
    await succeed(patchContent, setLanguage('he'))
    expect(await rootOf(publicPath(username))).toBe('<html lang="en">')
    const { path } = await linkTo(owner, id)
    expect((await visit(path)).text).toContain('<html lang="he" dir="rtl">')
    await publish()
    expect(await rootOf(publicPath(username))).toBe('<html lang="he" dir="rtl">')
    expect(await rootOf(pagePath(username, 'a-note'))).toBe('<html lang="he" dir="rtl">')
    const { content } = await succeed(getPublicPortfolio, { params: { username } })
    expect(content.meta).toEqual({ language: 'he' })
  })

  it('goes with the portfolio', async () => {
    await succeed(patchContent, setLanguage('ja'))
    const copy = await succeed(duplicatePortfolio, own())
    expect(copy.content.meta?.language).toBe('ja')
    await succeed(switchTemplate, { ...own(), body: { templateId: 'developer-pro' } })
    expect((await succeed(getPortfolio, own())).content.meta?.language).toBe('ja')
  })
})
