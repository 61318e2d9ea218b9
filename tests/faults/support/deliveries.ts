import { addressOf } from '../../../local/ports.ts'
import { ports } from '../../support/env.ts'

const hub = async (what: string) => {
  const response = await fetch(`${addressOf(ports, 'hub')}/functions/${what}BackgroundTriggers`, { method: 'PUT' })
  if (!response.ok) throw new Error(`The emulators could not ${what} deliveries: ${await response.text()}`)
}

/** From here on the emulators deliver no events of Firestore and Storage: the test does, or nobody. What was under way has arrived. */
export const takeOverDeliveries = () => hub('disable')

/** Emulators deliver events again from here on. */
export const giveBackDeliveries = () => hub('enable')

/** Runs work without triggering the emulators' functions. */
export async function unseenByTriggers<T>(work: () => Promise<T>): Promise<T> {
  await takeOverDeliveries()
  try {
    return await work()
  } finally {
    await giveBackDeliveries()
  }
}
