import { beforeEach, describe, expect, it } from 'vitest'
import {
  createPortfolio,
  getPortfolio,
  publishPortfolio,
  switchTemplate,
  updatePortfolio,
} from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { contentSchema } from '@vitrine/common/portfolio/content'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'

let owner: TestAccount

// One for each test: switches of an account are limited.
beforeEach(async () => {
  owner = await createAccount()
})

/** One portfolio with the content of every template. */
const everything: PortfolioContent = contentSchema.parse(
  Object.assign({}, ...templateIds.map((id) => catalogue[id].example)),
)
const design = { primaryColor: '#123456', headingFont: 'Lato', background: 'soft' } as const
const layout = { hidden: ['about', 'experience', 'gallery', 'press'] }

const read = (id: string) => succeed(getPortfolio, { token: owner.token, params: { id } })
const switchTo = (id: string, templateId: TemplateId, asDraft?: boolean) =>
  call(switchTemplate, { token: owner.token, params: { id }, body: { templateId, asDraft } })

describe.each(templateIds)('from %s to every other template and back', (from) => {
  it('the portfolio is unchanged', async () => {
    const { token } = owner
    const { id } = await succeed(createPortfolio, { token, body: { templateId: from } })
    const { content } = await succeed(updatePortfolio, {
      token,
      params: { id },
      body: { content: everything, design, layout },
    })
    for (const to of templateIds.filter((other) => other !== from)) {
      expect((await switchTo(id, to)).body, to).toMatchObject({ templateId: to, content, design, layout })
      expect((await switchTo(id, from)).status).toBe(200)
      const back = await read(id)
      expect(back.templateId).toBe(from)
      expect(back.content, to).toEqual(content)
      expect([back.design, back.layout]).toEqual([design, layout])
    }
  })
})

describe('a published portfolio', () => {
  it('stays online with an entitled template, and is unpublished with another only on request', async () => {
    const { token } = owner
    const username = `switch-${process.pid}-${Date.now() % 1_000_000}`
    const { id } = await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })
    await succeed(claimUsername, { token, body: { username } })
    await succeed(attachUsername, { token, params: { id }, body: { username } })
    await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })

    expect((await switchTo(id, 'developer-pro')).body).toMatchObject({
      templateId: 'developer-pro',
      status: 'published',
    })
    const refused = await switchTo(id, 'creative-studio')
    expect([refused.status, refused.body.detail.code]).toEqual([402, 'payment-required'])
    expect(await read(id)).toMatchObject({ templateId: 'developer-pro', status: 'published' })
    expect((await switchTo(id, 'creative-studio', true)).body).toMatchObject({
      templateId: 'creative-studio',
      status: 'draft',
      username,
    })
  })

  it('stays online with a purchased template', async () => {
    const account = await createAccount()
    const { token } = account
    const username = `bought-${process.pid}-${Date.now() % 1_000_000}`
    const { id } = await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })
    await succeed(claimUsername, { token, body: { username } })
    await succeed(attachUsername, { token, params: { id }, body: { username } })
    await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
    await adminFirestore().doc(`users/${account.uid}/purchases/creative-studio`).set({})
    const moved = await succeed(switchTemplate, {
      token,
      params: { id },
      body: { templateId: 'creative-studio', asDraft: true },
    })
    expect(moved).toMatchObject({ templateId: 'creative-studio', status: 'published' })
  })
})

it('is refused for an unavailable template and from an old revision', async () => {
  const { token } = owner
  const { id, revision } = await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })
  const stale = await call(switchTemplate, {
    token,
    params: { id },
    body: { templateId: 'developer-pro' },
    headers: { 'If-Match': `"${revision - 1}"` },
  })
  expect(stale.status).toBe(412)
  const listing = adminFirestore().doc('templates/business-executive')
  await listing.update({ available: false })
  try {
    const refused = await switchTo(id, 'business-executive')
    expect([refused.status, refused.body.detail.code]).toEqual([409, 'template-unavailable'])
  } finally {
    await listing.update({ available: true })
  }
  expect((await read(id)).templateId).toBe('minimalist-designer')
})
