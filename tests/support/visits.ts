import { randomBytes } from 'node:crypto'
import type { Request } from 'firebase-functions/https'
import { createPortfolio, publishPortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import type { TestAccount } from './accounts.ts'
import { succeed } from './api.ts'
import { browserUserAgent } from './env.ts'

export interface Page {
  portfolioId: string
  username: string
}

/** A published portfolio that nobody has visited. */
export async function publishPage({ token }: TestAccount): Promise<Page> {
  const { id } = await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })
  const username = `visited-${randomBytes(5).toString('hex')}`
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
  await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
  return { portfolioId: id, username }
}

export const freshId = () => randomBytes(12).toString('hex')

/** A view as the script of the page sends it. */
export const viewOf = (page: Page, cid = freshId(), more: { id?: string; referrer?: string; url?: string } = {}) => ({
  ...page,
  cid,
  id: freshId(),
  sessionId: freshId(),
  url: `https://vitrine.example/${page.username}`,
  referrer: '',
  ...more,
})

export const clickOf = (
  page: Page,
  target: string,
  cid = freshId(),
  more: { id?: string; label?: string; section?: string; url?: string } = {},
) => ({
  ...viewOf(page, cid),
  target,
  type: 'external',
  label: 'A link',
  section: 'projects',
  ...more,
})

/** The parts of a request that counting reads, for calls in this process. */
export const visitorRequest = (headers: Record<string, string> = {}): Request => {
  const all = new Headers({ 'User-Agent': browserUserAgent, ...headers })
  return { headers: Object.fromEntries(all), get: (name: string) => all.get(name) ?? undefined } as unknown as Request
}
