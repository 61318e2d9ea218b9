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

/** Mails as a mail program shows them: duplicates (same Message-ID) once; a mail without an id is an error. */
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
