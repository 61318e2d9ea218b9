import { portfolioRef, type PortfolioDocument } from './portfolio.ts'
import { usernameRef } from './username.ts'

export interface Published {
  id: string
  username: string
  stored: PortfolioDocument
}

/** The published portfolio at a username, or null. Two document reads, whatever the portfolio holds. */
export async function publishedAt(username: string): Promise<Published | null> {
  const id = (await usernameRef(username).get()).data()?.portfolioId
  if (!id) return null
  const stored = (await portfolioRef(id).get()).data()
  return stored?.status === 'published' && stored.username === username ? { id, username, stored } : null
}
