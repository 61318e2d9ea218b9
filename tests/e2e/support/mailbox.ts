import { expect } from '@playwright/test'
import { messagesFor, type Message } from '../../support/mailbox.ts'

/** The newest message of a kind for an address, waiting until it has arrived. */
export async function messageFor(to: string, kind: string): Promise<Message> {
  let found: Message | undefined
  await expect(async () => {
    found = (await messagesFor(to)).find((message) => message.kind === kind)
    expect(found).toBeDefined()
  }).toPass()
  return found as Message
}
