import { createPortfolio, publishPortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { createAccount, type TestAccount } from '../../support/accounts.ts'
import { succeed } from '../../support/api.ts'

let serial = 0
export const freshName = () => `outage-${process.pid}-${Date.now() % 10_000_000}-${serial++}`

export interface Scene {
  owner: TestAccount
  /** A published page with a form for messages. */
  page: { id: string; username: string }
  /** A draft with a name of its own, ready to be published. */
  draft: { id: string; username: string }
}

/** Somebody with a page and a draft, as the working app makes them. */
export async function setScene(): Promise<Scene> {
  const owner = await createAccount()
  const page = await portfolioOf(owner)
  await succeed(publishPortfolio, { token: owner.token, params: { id: page.id }, body: { status: 'published' } })
  return { owner, page, draft: await portfolioOf(owner) }
}

async function portfolioOf({ token }: TestAccount): Promise<{ id: string; username: string }> {
  const { id } = await succeed(createPortfolio, { token, body: { templateId: 'portfolio-v6-classic-profile' } })
  const username = freshName()
  await succeed(updatePortfolio, {
    token,
    params: { id },
    body: { content: { hero: { name: 'Ada' }, contact: { email: 'ada@example.com' }, tools: [] } },
  })
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
  return { id, username }
}
