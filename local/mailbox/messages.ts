import { appRoutes } from '@vitrine/common/routes'

export type MessageKind = 'mail' | 'verify' | 'reset' | 'sign-in' | 'change' | 'recover'

/** One entry of the inbox: a mail, or a link of the Auth emulator. */
export type Message = {
  id: string
  to: string
  subject: string
  kind: MessageKind
  link?: string
  /** The Message-ID, by which mail programs recognise a duplicate. */
  messageId?: string
  /** The Reply-To address, if it is not the sender. */
  replyTo?: string
  /** The headers for one-click unsubscribing (RFC 8058). */
  unsubscribe?: { address: string; post: string }
  text?: string
  html?: string
  /** ISO 8601. */
  at: string
}

/** An entry of the Auth emulator's list of codes; it has no time. */
export type OobCode = { email: string; requestType: string; oobCode: string; oobLink: string; newEmail?: string }

const kinds: Record<string, { kind: MessageKind; subject: string }> = {
  VERIFY_EMAIL: { kind: 'verify', subject: 'Verify your email address' },
  PASSWORD_RESET: { kind: 'reset', subject: 'Reset your password' },
  EMAIL_SIGNIN: { kind: 'sign-in', subject: 'Sign in with this link' },
  VERIFY_AND_CHANGE_EMAIL: { kind: 'change', subject: 'Confirm your new email address' },
  RECOVER_EMAIL: { kind: 'recover', subject: 'Your email address was changed' },
}

/** The code's link on the app's own screen, which is the action URL of production. */
const linkOf = ({ oobLink }: OobCode, appOrigin: string): string => {
  const link = new URL(appRoutes.authAction, appOrigin)
  link.search = new URL(oobLink).search
  return link.href
}

/** The mail that production would send for a code of the Auth emulator. */
export const messageOfCode = (code: OobCode, at: string, appOrigin: string): Message => {
  const { kind, subject } = kinds[code.requestType] ?? { kind: 'verify', subject: code.requestType }
  return {
    id: `auth-${code.oobCode}`,
    to: code.newEmail ?? code.email,
    subject,
    kind,
    link: linkOf(code, appOrigin),
    at,
  }
}

/** Newest first. With an address, or a part of one, only what was sent to it. */
export const inbox = (messages: Message[], to = ''): Message[] =>
  messages
    .filter((message) => message.to.toLowerCase().includes(to.trim().toLowerCase()))
    .sort((a, b) => b.at.localeCompare(a.at))
