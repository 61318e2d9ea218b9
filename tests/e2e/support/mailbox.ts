import { expect } from '@playwright/test'
import { addresses } from '../../support/env.ts'

interface Message {
  to: string
  kind: string
  subject: string
  link?: string
}

/** The newest message of a kind for an address, waiting until it has arrived. */
export async function messageFor(to: string, kind: string): Promise<Message> {
  let found: Message | undefined
  await expect(async () => {
    const response = await fetch(`${addresses.mailbox}/api/messages?to=${encodeURIComponent(to)}`)
    found = ((await response.json()) as Message[]).find((message) => message.kind === kind)
    expect(found).toBeDefined()
  }).toPass()
  return found as Message
}
