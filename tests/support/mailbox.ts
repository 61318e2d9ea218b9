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
