import { startFunctions } from '../../support/functions-process.ts'
import { addresses, ports } from '../../support/env.ts'
import { relayGrpc } from './relay-grpc.ts'
import { relayHttp } from './relay-http.ts'
import { relaySmtp } from './relay-smtp.ts'

/** What a process did, and whether that was the end of it. */
export interface Attempt<T> {
  /** Null where there was none, because the process was killed. */
  answer: T | null
  /** What services did for it, in the order in which they said so. */
  writes: string[]
  killed: boolean
}

interface Process {
  origin: string
  /** Forgets what was written so far; after this many writes from now on the process is killed. */
  arm: (killAfter: number) => string[]
  /** What it has complained of. */
  output: () => string
  /** Waits until a process that was killed is gone, and nothing of what it asked for is under way. */
  gone: () => Promise<void>
  stop: () => Promise<void>
}

const host = (port: number) => `127.0.0.1:${port}`

/** The built functions in a process that reaches every service by way of a relay, which counts what it writes. */
async function startProcess(): Promise<Process> {
  let writes: string[] = []
  let killAfter = Infinity
  const acknowledge = (write: string) => {
    writes.push(write)
    if (writes.length >= killAfter) functions.kill('SIGKILL')
    return writes.length < killAfter
  }
  const [firestore, auth, storage, stripe, smtp] = await Promise.all([
    relayGrpc(addresses.firestore, acknowledge),
    relayHttp('Auth', addresses.auth, acknowledge),
    relayHttp('Storage', addresses.storage, acknowledge),
    relayHttp('Payment provider', addresses.stripe, acknowledge),
    relaySmtp(ports.smtp, acknowledge),
  ])
  const relays = [firestore, auth, storage, stripe, smtp]
  const functions = await startFunctions({
    warm: false,
    settings: {
      FIRESTORE_EMULATOR_HOST: host(firestore.port),
      FIREBASE_AUTH_EMULATOR_HOST: host(auth.port),
      FIREBASE_STORAGE_EMULATOR_HOST: host(storage.port),
      STORAGE_EMULATOR_HOST: `http://${host(storage.port)}`,
      STRIPE_API: `http://${host(stripe.port)}`,
      SMTP_PORT: String(smtp.port),
    },
  })
  const gone = async () => {
    await functions.exited
    await Promise.all(relays.map((relay) => relay.settled()))
    for (const relay of relays) relay.close()
  }
  return {
    origin: functions.origin,
    arm(after) {
      killAfter = after
      return (writes = [])
    },
    output: functions.output,
    gone,
    async stop() {
      functions.kill('SIGKILL')
      await gone()
    },
  }
}

/** The built functions in a process that can be killed after any of its writes; the next one is ready by then. */
export class MortalFunctions {
  #current = startProcess()
  #next = startProcess()

  /** Calls the functions at an origin. After so many writes the process is killed, before it hears of the last. */
  async attempt<T>(act: (origin: string) => Promise<T>, killAfter = Infinity): Promise<Attempt<T>> {
    const current = await this.#current
    const writes = current.arm(killAfter)
    const acting = act(current.origin)
    if (killAfter === Infinity) {
      const answer = await acting.catch((cause: unknown) => {
        throw new Error(`${String(cause)}\n${current.output()}`, { cause })
      })
      return { answer, writes, killed: false }
    }
    const answer = await acting.catch(() => null)
    const killed = writes.length >= killAfter
    if (killed) {
      await current.gone()
      this.#current = this.#next
      this.#next = startProcess()
    }
    return { answer, writes, killed }
  }

  async stop(): Promise<void> {
    for (const starting of [this.#current, this.#next]) await (await starting).stop()
  }
}
