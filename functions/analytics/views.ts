import { FieldValue } from 'firebase-admin/firestore'
import type { Request } from 'firebase-functions/https'
import type { BodyOf } from '@vitrine/common/api/endpoint'
import type { recordView as contract } from '@vitrine/common/api/public'
import { publishedAt } from '../lib/documents/published.ts'
import { portfolioRef } from '../lib/documents/portfolio.ts'

/** Counts a visit and says whether it counted: only for what the username really shows, and not for who asked not to be. */
export async function recordView(view: BodyOf<typeof contract>, request: Request): Promise<boolean> {
  if (request.get('dnt') === '1' || request.get('sec-gpc') === '1') return false
  const published = await publishedAt(view.username)
  if (published?.id !== view.portfolioId) return false
  await portfolioRef(published.id).update({ views: FieldValue.increment(1) })
  return true
}
