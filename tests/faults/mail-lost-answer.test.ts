import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountMail, sendOnce } from '../../functions/lib/mail/send-once.ts'
import { functionSettings } from '../../local/suite.ts'
import { addresses, ports } from '../support/env.ts'
import { messagesFor } from '../support/mailbox.ts'
import { relayGrpc } from './support/relay-grpc.ts'

/** Answers to writes that are lost on the way from now on. */
let toLose = 0
let lost = 0
let relay: Awaited<ReturnType<typeof relayGrpc>>

beforeAll(async () => {
  relay = await relayGrpc(addresses.firestore, () => {
    if (toLose === 0) return true
    toLose--
    lost++
    relay.cut()
    return false
  })
  Object.assign(process.env, functionSettings(ports), { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${relay.port}` })
})
afterAll(() => relay.close())

it('a mail is sent at once although the response to its claim is lost', async () => {
  const uid = randomUUID()
  const mail = {
    ...accountMail(uid, 'test'),
    to: `${uid}@mail.example`,
    subject: 'Once',
    letter: { preview: 'Once', heading: 'Once', blocks: [], footer: 'A test.' },
  }
  toLose = 1
  expect(await sendOnce(mail)).toBe(true)
  expect(lost).toBe(1)
  expect(await sendOnce(mail)).toBe(true)
  expect(await messagesFor(mail.to)).toHaveLength(1)
})
