import { appRoutes } from '@vitrine/common/routes'

export type MessageKind = 'mail' | 'verify' | 'reset' | 'sign-in' | 'change'

/** One thing a person would find in the inbox: a mail that was sent, or a link of the Auth emulator. */
export type Message = {
  id: string
  to: string
  subject: string
  kind: MessageKind
  link?: string
  /** By which mail programs know a mail that arrives twice. */
  messageId?: string
  /** Where an answer goes, if not to the sender. */
  replyTo?: string
  /** The headers by which mail programs offer to end mails of this kind (RFC 8058). */
  unsubscribe?: { address: string; post: string }
  text?: string
  html?: string
  /** ISO 8601. */
  at: string
}

/** An entry of the Auth emulator's list of codes; it carries no time. */
export type OobCode = { email: string; requestType: string; oobCode: string; oobLink: string; newEmail?: string }

const kinds: Record<string, { kind: MessageKind; subject: string }> = {
  VERIFY_EMAIL: { kind: 'verify', subject: 'Verify your email address' },
  PASSWORD_RESET: { kind: 'reset', subject: 'Reset your password' },
  EMAIL_SIGNIN: { kind: 'sign-in', subject: 'Sign in with this link' },
  VERIFY_AND_CHANGE_EMAIL: { kind: 'change', subject: 'Confirm your new email address' },
}

/**
 * Where a click on the code's link should lead. The emulator's own page carries out every kind but the reset, for which
 * it wants the new password in its address: that one goes to the app's form, as in production.
 */
const linkOf = (code: OobCode, kind: MessageKind, appOrigin: string): string => {
  if (kind !== 'reset') return code.oobLink
  const link = new URL(appRoutes.resetPassword, appOrigin)
  link.search = new URL(code.oobLink).search
  return link.href
}

/** The message that production would send for a code of the Auth emulator. */
export const messageOfCode = (code: OobCode, at: string, appOrigin: string): Message => {
  const { kind, subject } = kinds[code.requestType] ?? { kind: 'verify', subject: code.requestType }
  return {
    id: `auth-${code.oobCode}`,
    to: code.newEmail ?? code.email,
    subject,
    kind,
    link: linkOf(code, kind, appOrigin),
    at,
  }
}

/** Newest first; with an address, only what was sent to it (part of an address is enough). */
export const inbox = (messages: Message[], to = ''): Message[] =>
  messages
    .filter((message) => message.to.toLowerCase().includes(to.trim().toLowerCase()))
    .sort((a, b) => b.at.localeCompare(a.at))
