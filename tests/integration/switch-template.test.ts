import { beforeEach, describe, expect, it } from 'vitest'
import {
  createPortfolio,
  getPortfolio,
  publishPortfolio,
  switchTemplate,
  updatePortfolio,
} from '@vitrine/common/api/portfolios'
import { getPublicPortfolio } from '@vitrine/common/api/public'
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
const layout = {
  hidden: ['about', 'experience', 'gallery', 'press'],
  titles: { contact: 'Write to me', press: 'Heard of' },
}

const read = (id: string) => succeed(getPortfolio, { token: owner.token, params: { id } })
const switchTo = (id: string, templateId: TemplateId) =>
  call(switchTemplate, { token: owner.token, params: { id }, body: { templateId } })

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
  async function published(): Promise<{ id: string; username: string }> {
    const { token } = owner
    const username = `switch-${process.pid}-${Date.now() % 1_000_000}`
    const { id } = await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })
    await succeed(claimUsername, { token, body: { username } })
    await succeed(attachUsername, { token, params: { id }, body: { username } })
    await publish(id)
    return { id, username }
  }

  const publish = (id: string) =>
    call(publishPortfolio, { token: owner.token, params: { id }, body: { status: 'published' } })
  const liveTemplate = async (username: string) =>
    (await succeed(getPublicPortfolio, { params: { username } })).templateId

  it('keeps its page until the draft is published, and is asked for payment only then', async () => {
    const { id, username } = await published()
    expect((await switchTo(id, 'creative-studio')).body).toMatchObject({
      templateId: 'creative-studio',
      status: 'published',
      live: { changed: 1 },
    })
    const refused = await publish(id)
    expect([refused.status, refused.body.detail.code]).toEqual([402, 'payment-required'])
    expect(await liveTemplate(username)).toBe('minimalist-designer')

    await adminFirestore().doc(`users/${owner.uid}/purchases/creative-studio`).set({})
    expect((await publish(id)).body).toMatchObject({ status: 'published', live: { changed: 0 } })
    expect(await liveTemplate(username)).toBe('creative-studio')
  })

  it('goes live without what its draft is not paid for', async () => {
    const { id, username } = await published()
    await switchTo(id, 'creative-studio')
    await succeed(updatePortfolio, { token: owner.token, params: { id }, body: { name: 'Another name' } })
    const chosen = await succeed(publishPortfolio, {
      token: owner.token,
      params: { id },
      body: { status: 'published', paths: ['name'] },
    })
    expect(chosen).toMatchObject({ templateId: 'creative-studio', live: { changed: 1 } })
    expect((await adminFirestore().doc(`portfolios/${id}/live/site`).get()).data()).toMatchObject({
      name: 'Another name',
      templateId: 'minimalist-designer',
    })
    expect(await liveTemplate(username)).toBe('minimalist-designer')
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
