import type { Limit } from '../limiter.ts'

/**
 * Mails to addresses that nobody has confirmed, whichever page or account they are about: anybody can enter anybody's, and
 * nobody's mailbox is to be filled from here.
 */
export const UNCONFIRMED_MAILS: Limit = { name: 'unconfirmed-mails', by: 'mailbox', most: 3, windowMs: 86_400_000 }

/** Where a mail arrives: what follows a plus, and at Google every dot, makes no difference. */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^([^+]*).*@([^@]*)$/.exec(email.toLowerCase()) ?? []
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
