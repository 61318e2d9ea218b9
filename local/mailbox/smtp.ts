import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { randomUUID } from 'node:crypto'
import { messageOf } from '../lib/problem.ts'
import type { Message } from './messages.ts'

const keptMessages = 500
const maxBytes = 2 * 1024 * 1024

export type SmtpInbox = { messages: () => Message[]; close: () => Promise<void> }

const parse = async (raw: Buffer, recipients: string[]): Promise<Message[]> => {
  const mail = await PostalMime.parse(raw)
  const at = new Date().toISOString()
  return recipients.map((to) => ({
    id: `mail-${randomUUID()}`,
    to,
    subject: mail.subject ?? '(no subject)',
    kind: 'mail',
    messageId: mail.messageId,
    replyTo: mail.replyTo?.[0]?.address,
    unsubscribe: unsubscribeOf(mail),
    text: mail.text,
    html: mail.html,
    at,
  }))
}

/** A mail server that accepts everything up to 2 MB and delivers it nowhere; the last 500 messages are kept in memory. */
export const startSmtp = async (host: string, port: number): Promise<SmtpInbox> => {
  let kept: Message[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: maxBytes,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('The message is larger than 2 MB'), { responseCode: 552 }))
          return
        }
        parse(
          Buffer.concat(chunks),
          session.envelope.rcptTo.map(({ address }) => address),
        )
          .then((messages) => {
            kept = [...kept, ...messages].slice(-keptMessages)
            done()
          })
          .catch((error: unknown) => done(new Error(messageOf(error))))
      })
    },
  })
  // A client may hang up at any time.
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  return { messages: () => kept, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

function unsubscribeOf({ headers }: Email): Message['unsubscribe'] {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value
  const [address, post] = [/^<(.+)>$/.exec(valueOf('list-unsubscribe') ?? '')?.[1], valueOf('list-unsubscribe-post')]
  return address !== undefined && post !== undefined ? { address, post } : undefined
}
