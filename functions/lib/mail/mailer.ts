import { createHash } from 'node:crypto'
import { readMailSettings, type MailSettings } from './settings.ts'

export interface Mail {
  /** Which mail it is: the same for every attempt to send it, so that mail programs show one that arrives twice once. */
  id: string
  to: string
  /** Where an answer goes, if not to this deployment. */
  replyTo?: { name: string; address: string }
  /** Where a POST ends mails of this kind; mail programs show a button for it (RFC 8058). */
  unsubscribe?: string
  subject: string
  html: string
  /** The same for readers without HTML. */
  text: string
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail over. */
  send: (mail: Mail) => Promise<void>
}

/** For each step of a conversation; the calls that wait for a mail (deadline.ts) have time to say that it failed. */
const TIMEOUT_MS = 6_000
/** Encrypted from the first byte; on other ports encryption begins with STARTTLS. */
const IMPLICIT_TLS_PORT = 465

let mailer: Promise<Mailer> | undefined

/**
 * What sends this deployment's mail.
 * @throws Error that names the missing setting
 */
export const openMailer = (): Promise<Mailer> => (mailer ??= connect(readMailSettings(process.env)))

async function connect({ host, port, login, from }: MailSettings): Promise<Mailer> {
  const { createTransport } = await import('nodemailer')
  const secure = port === IMPLICIT_TLS_PORT
  const transport = createTransport({
    host,
    port,
    secure,
    // A password never travels in the clear.
    ...(login && { auth: { user: login.user, pass: login.password }, requireTLS: !secure }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, to, replyTo, unsubscribe, subject, html, text }) {
      const headers = {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe !== undefined && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      }
      const messageId = `<${createHash('sha256').update(id).digest('base64url')}@${domainOf(from)}>`
      await transport.sendMail({
        messageId,
        from,
        to: { name: '', address: to },
        replyTo,
        subject,
        html,
        text,
        headers,
      })
    },
  }
}

const domainOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
