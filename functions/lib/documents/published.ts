import { Timestamp } from 'firebase-admin/firestore'
import { portfolioRef, type PortfolioDocument } from './portfolio.ts'
import { redirectOf, usernameRef } from './username.ts'

export interface Published {
  id: string
  username: string
  stored: PortfolioDocument
}

/** What is at a username: a published portfolio, or, under the old name of one, the name that it has now. */
export type PageAt = { published: Published } | { movedTo: string }

/** What visitors find at a username, or null. Two document reads, whatever the portfolio holds and however often it was renamed. */
export async function pageAt(username: string): Promise<PageAt | null> {
  const name = (await usernameRef(username).get()).data()
  if (!name) return null
  const id = name.portfolioId ?? redirectOf(name, Timestamp.now())?.portfolioId
  if (!id) return null
  const stored = (await portfolioRef(id).get()).data()
  if (stored?.status !== 'published' || !stored.username) return null
  const here = stored.username === username
  if (name.portfolioId === null) return here ? null : { movedTo: stored.username }
  return here ? { published: { id, username, stored } } : null
}

/** The published portfolio that has a username now, or null. */
export async function publishedAt(username: string): Promise<Published | null> {
  const page = await pageAt(username)
  return page && 'published' in page ? page.published : null
}
