import { setTimeout } from 'node:timers/promises'
import { addresses, projectId } from './env.ts'

/**
 * A killed process leaves its transactions open, with their locks. Firestore and the emulator end them after an idle minute.
 * This ends them at once, so that tests need not wait.
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

  /** Ends all open transactions. Call it only when no process is using one. */
  async end(): Promise<void> {
    const last = numberOf(await begin())
    const open = Array.from({ length: Number(last - this.ended) }, (_, index) => this.ended + BigInt(index + 1))
    this.ended = last
    await Promise.all(open.map((number) => post('rollback', { transaction: idOf(number) })))
  }

  /**
   * Also ends transactions that begin after their process died: a busy emulator handles its last requests some tenths of a
   * second later, and their locks would last for a minute.
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

/** The emulator's transaction ids: one byte of kind, then a 64-bit little-endian number. */
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

/** A transaction that has ended cannot be rolled back. */
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
