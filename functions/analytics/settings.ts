import { randomBytes } from 'node:crypto'
import type { AnalyticsSettings, updateAnalyticsSettings } from '@vitrine/common/api/analytics'
import type { BodyOf } from '@vitrine/common/api/endpoint'
import { ApiError, notFound } from '../http/api-error.ts'
import type { Account } from '../http/authenticate.ts'
import { transact } from '../lib/transact.ts'
import { servedDomain } from '../lib/documents/domain.ts'
import { liveRef } from '../lib/documents/live.ts'
import type { LiveDocument } from '../lib/documents/live-document.ts'
import { portfolioRef, type PortfolioDocument } from '../lib/documents/portfolio.ts'

/** @throws ApiError not-found */
export async function readSettings(uid: string, id: string): Promise<AnalyticsSettings> {
  const [stored, live] = await Promise.all([portfolioRef(id).get(), liveRef(id).get()])
  return settingsOf(uid, stored.data(), live.data())
}

/**
 * Changes what is given. Sharing anew makes another address, so that whoever had the old one has to be told.
 * @throws ApiError not-found, unverified
 */
export async function changeSettings(
  account: Account,
  id: string,
  change: BodyOf<typeof updateAnalyticsSettings>,
): Promise<AnalyticsSettings> {
  if (change.weeklyMail && !account.emailVerified) throw new ApiError('unverified', 'Please verify your email first.')
  return transact(async (transaction) => {
    const [snapshot, live] = await Promise.all([transaction.get(portfolioRef(id)), transaction.get(liveRef(id))])
    const stored = snapshot.data()
    const before = settingsOf(account.uid, stored, live.data())
    const after = {
      shareKey: shareKeyAfter(before.shareKey, change.shared),
      weeklyMail: change.weeklyMail ?? before.weeklyMail,
      messageMail: change.messageMail ?? before.messageMail,
      linkMail: change.linkMail ?? before.linkMail,
      commentMail: change.commentMail ?? before.commentMail,
    }
    transaction.update(portfolioRef(id), { analytics: { ...stored?.analytics, ...after } })
    return { ...after, domain: before.domain }
  })
}

function settingsOf(
  uid: string,
  stored: PortfolioDocument | undefined,
  live: LiveDocument | undefined,
): AnalyticsSettings {
  if (stored?.ownerId !== uid) throw notFound('Portfolio')
  const {
    shareKey = null,
    weeklyMail = false,
    messageMail = true,
    linkMail = true,
    commentMail = true,
  } = stored.analytics ?? {}
  return { shareKey, weeklyMail, messageMail, linkMail, commentMail, domain: live ? servedDomain(live) : null }
}

function shareKeyAfter(before: string | null, shared: boolean | undefined): string | null {
  if (shared === undefined) return before
  return shared ? (before ?? randomBytes(18).toString('base64url')) : null
}
