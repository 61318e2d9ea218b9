import { addresses } from './env.ts'

export interface Message {
  to: string
  kind: string
  subject: string
  link?: string
  messageId?: string
  replyTo?: string
  unsubscribe?: { address: string; post: string }
  text?: string
  html?: string
}

/** What the local mailbox holds for an address, the newest first. */
export async function messagesFor(address: string): Promise<Message[]> {
  const response = await fetch(`${addresses.mailbox}/api/messages?to=${encodeURIComponent(address)}`)
  return (await response.json()) as Message[]
}

/** Which mails a mail program shows of these: one that came twice is one, and a mail that cannot be told from others is an error. */
export function shownMails(messages: readonly Message[]): string[] {
  return [
    ...new Set(
      messages.map(({ messageId, subject }) => {
        if (!messageId) throw new Error(`A mail without a Message-ID: ${subject}`)
        return messageId
      }),
    ),
  ]
}
