import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/**
 * Whether the response to a write may be forwarded. A relay asks before the process gets the response: a process that is
 * killed here dies between this write and its next step.
 */
export type Acknowledge = (write: string) => boolean

/** Stands between a process and a service, which is at `port` for the process. */
export interface Relay {
  port: number
  /** Resolves when the service has answered whatever it was given, also for a process that is gone. */
  settled: () => Promise<void>
  close: () => void
}

/** What a service has been given and not answered yet. */
export class UnderWay {
  readonly #promises = new Set<Promise<unknown>>()

  /** @param ended resolves when the service has answered, or will not */
  add(ended: Promise<unknown>): void {
    const known = ended.finally(() => this.#promises.delete(known)).catch(() => undefined)
    this.#promises.add(known)
  }

  async settled(): Promise<void> {
    while (this.#promises.size > 0) await Promise.all(this.#promises)
  }
}

/** Lets a server listen at a port of its own, and gives that. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
