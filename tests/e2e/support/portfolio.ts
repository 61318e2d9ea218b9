import { createPortfolio, publishPortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import type { Portfolio } from '@vitrine/common/api/shapes'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TemplateId } from '@vitrine/common/templates/ids'
import type { TestAccount } from '../../support/accounts.ts'
import { succeed } from '../../support/api.ts'

let serial = 0
/** A username that nobody has yet. */
export const freshUsername = () => `e2e-${process.pid}-${Date.now() % 10_000_000}-${serial++}`

/** A draft of an account, made without the UI. */
export const draftOf = (
  account: TestAccount,
  templateId: TemplateId = 'minimalist-designer',
  name?: string,
): Promise<Portfolio> => succeed(createPortfolio, { token: account.token, body: { templateId, name } })

/** A published portfolio of an account, made without the UI. */
export async function publishedOf(
  account: TestAccount,
  { name, content }: { name?: string; content?: PortfolioContent } = {},
): Promise<Portfolio & { username: string }> {
  const { token } = account
  const { id } = await draftOf(account, undefined, name)
  if (content) await succeed(updatePortfolio, { token, params: { id }, body: { content } })
  const username = freshUsername()
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
  return { ...(await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })), username }
}
