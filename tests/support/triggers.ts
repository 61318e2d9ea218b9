import { addressOf } from '../../local/ports.ts'
import { ports } from './env.ts'

const tellHub = async (what: 'disable' | 'enable') => {
  const response = await fetch(`${addressOf(ports, 'hub')}/functions/${what}BackgroundTriggers`, { method: 'PUT' })
  if (!response.ok) throw new Error(`The emulator hub answered ${response.status}`)
}

/** Does something of which no trigger of the emulators gets to know: the test runs them itself. */
export async function unseenByTriggers<T>(work: () => Promise<T>): Promise<T> {
  await tellHub('disable')
  try {
    return await work()
  } finally {
    await tellHub('enable')
  }
}
