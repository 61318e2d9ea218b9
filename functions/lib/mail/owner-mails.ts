import { randomBytes, timingSafeEqual } from 'node:crypto'
import { mailOffPath } from '@vitrine/common/routes'
import { portfolioRef, type PortfolioDocument } from '../documents/portfolio.ts'
import { appOrigin } from '../env.ts'
import { transact } from '../transact.ts'

/** The mails about a portfolio that its owner can switch off, and the setting that does. */
const switches = {
  weekly: 'weeklyMail',
  message: 'messageMail',
  link: 'linkMail',
  comment: 'commentMail',
} as const satisfies Record<string, keyof NonNullable<PortfolioDocument['analytics']>>
export type OwnerMail = keyof typeof switches

/** What a mail to the owner of a portfolio needs of it: as its owner calls it, and whether messages are mailed. Null where it is gone. */
export async function ownerOfMails(id: string): Promise<{ portfolioName: string; messageMail: boolean } | null> {
  const stored = (await portfolioRef(id).get()).data()
  return stored ? { portfolioName: stored.name, messageMail: stored.analytics?.messageMail !== false } : null
}

/** The address that switches a kind of mail off without signing in: what makes it work is in the mail alone. */
export async function mailOffAddress(kind: OwnerMail, portfolioId: string): Promise<string> {
  const key = await transact(async (transaction) => {
    const stored = (await transaction.get(portfolioRef(portfolioId))).data()?.analytics
    if (stored?.mailKey) return stored.mailKey
    const mailKey = randomBytes(24).toString('base64url')
    transaction.update(portfolioRef(portfolioId), { 'analytics.mailKey': mailKey })
    return mailKey
  })
  return appOrigin() + mailOffPath(`${kind}.${portfolioId}.${key}`)
}

export interface OwnerMailAt {
  kind: OwnerMail
  ownerId: string
  portfolioId: string
  /** As the owner calls it. */
  portfolioName: string
}

/** What a key from a mail is for, or null where it fits nothing. */
export async function ownerMailOf(key: string): Promise<OwnerMailAt | null> {
  const [, kind = '', portfolioId = '', secret = ''] =
    /^([a-z]+)\.([A-Za-z0-9_-]{1,128})\.([A-Za-z0-9_-]{32})$/.exec(key) ?? []
  if (!(kind in switches)) return null
  const stored = (await portfolioRef(portfolioId).get()).data()
  if (!stored?.analytics?.mailKey || !timingSafeEqual(Buffer.from(stored.analytics.mailKey), Buffer.from(secret)))
    return null
  return { kind: kind as OwnerMail, ownerId: stored.ownerId, portfolioId, portfolioName: stored.name }
}

export async function switchOff({ kind, portfolioId }: OwnerMailAt): Promise<void> {
  await portfolioRef(portfolioId).update({ [`analytics.${switches[kind]}`]: false })
}
