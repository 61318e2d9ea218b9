import { setTimeout as delay } from 'node:timers/promises'

/** A fault for API calls that contain a text in their address or body; other calls are not affected. */
export type Fault = { match: string; path: string } & (
  | { kind: 'error'; status: number; times: number }
  | { kind: 'delay'; ms: number }
  /** The call is executed, but its response is held back. */
  | { kind: 'hold' }
)

export interface ApiRequest {
  method: string
  path: string
  body: string
  idempotencyKey: string | null
}

/** Injects faults into the API, and records its calls. */
export class Faults {
  readonly requests: ApiRequest[] = []
  #faults: Fault[] = []
  readonly #waiting = new Map<Fault, (() => void)[]>()
  readonly #watchers: { match: string; tell: () => void }[] = []

  add(fault: Fault): void {
    this.#faults.push(fault)
  }

  /** Removes the faults of a text and releases the responses that were held back. */
  clear(match: string): void {
    for (const fault of this.#faults.filter((known) => known.match === match)) {
      for (const go of this.#waiting.get(fault) ?? []) go()
      this.#waiting.delete(fault)
    }
    this.#faults = this.#faults.filter((known) => known.match !== match)
  }

  /** Resolves once a call was executed whose response is held back. */
  async whenHeld(match: string): Promise<void> {
    const isHeld = [...this.#waiting].some(([fault, waiting]) => fault.match === match && waiting.length > 0)
    if (!isHeld) await new Promise<void>((tell) => this.#watchers.push({ match, tell }))
  }

  /** The status to answer with instead of executing the call, if any. */
  before(request: ApiRequest): number | null {
    const fault = this.#faultFor(request, 'error')
    if (fault?.kind !== 'error' || fault.times <= 0) return null
    fault.times -= 1
    return fault.status
  }

  /** Waits while the response is held back. */
  async after(request: ApiRequest): Promise<void> {
    const slow = this.#faultFor(request, 'delay')
    if (slow?.kind === 'delay') await delay(slow.ms)
    const hold = this.#faultFor(request, 'hold')
    if (!hold) return
    await new Promise<void>((go) => {
      this.#waiting.set(hold, [...(this.#waiting.get(hold) ?? []), go])
      for (const { match, tell } of this.#watchers) if (match === hold.match) tell()
    })
  }

  #faultFor({ path, body }: ApiRequest, kind: Fault['kind']): Fault | undefined {
    return this.#faults.find(
      (fault) => fault.kind === kind && path.startsWith(fault.path) && `${path}?${body}`.includes(fault.match),
    )
  }
}
