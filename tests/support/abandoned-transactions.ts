import { setTimeout } from 'node:timers/promises'
import { addresses, projectId } from './env.ts'

/**
 * A process that is killed leaves its transactions open, with the locks that they hold. Firestore ends them after a minute
 * without a sign of life, the emulator too. Here that minute is over at once: nobody has to wait for it in a test.
 */
export class AbandonedTransactions {
  private ended: bigint

  private constructor(ended: bigint) {
    this.ended = ended
  }

  /** Those that begin from now on. */
  static async fromNow(): Promise<AbandonedTransactions> {
    return new AbandonedTransactions(numberOf(await begin()))
  }

  /** Ends all that are open. To be called while nobody is left who could go on with one. */
  async end(): Promise<void> {
    const last = numberOf(await begin())
    const open = Array.from({ length: Number(last - this.ended) }, (_, index) => this.ended + BigInt(index + 1))
    this.ended = last
    await Promise.all(open.map((number) => post('rollback', { transaction: idOf(number) })))
  }

  /**
   * Ends also those that begin after the death of who asked for them: a busy emulator comes to what was sent last some tenths
   * of a second later. Nobody would ever know of them, and they would lock what they read for that minute.
   */
  async endAll(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_LOOKS; quiet++) {
      const before = this.ended
      await this.end()
      // One begins with each look.
      if (this.ended > before + 1n) quiet = 0
      await setTimeout(LOOK_EVERY_MS)
    }
  }
}

const QUIET_LOOKS = 8
const LOOK_EVERY_MS = 100

const begin = async () =>
  ((await post('beginTransaction', { options: { readWrite: {} } })) as { transaction: string }).transaction

/** The emulator numbers its transactions: one byte of kind, then the number in eight, the smallest first. */
const KIND = 0x11

function numberOf(id: string): bigint {
  const bytes = Buffer.from(id, 'base64')
  if (bytes.length !== 9 || bytes[0] !== KIND)
    throw new Error(`The Firestore emulator numbers its transactions in another way by now: ${bytes.toString('hex')}`)
  return bytes.readBigUInt64LE(1)
}

function idOf(number: bigint): string {
  const bytes = Buffer.alloc(9, KIND)
  bytes.writeBigUInt64LE(number, 1)
  return bytes.toString('base64')
}

/** One that has ended already cannot be rolled back, and need not be. */
async function post(method: string, body: object): Promise<unknown> {
  const response = await fetch(
    `${addresses.firestore}/v1/projects/${projectId}/databases/(default)/documents:${method}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    },
  )
  return response.json()
}
