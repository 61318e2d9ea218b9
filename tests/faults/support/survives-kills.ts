import { expect } from 'vitest'
import { thorough } from '../../support/thorough.ts'
import type { MortalFunctions } from './mortal-functions.ts'

export interface Flow<State> {
  /** What there is before; new each time. */
  begin: () => Promise<State>
  /** What a client or the deliverer of an event asks of the functions, and asks again until it is answered well. */
  act: (state: State, origin: string) => Promise<unknown>
  /** What has to hold in between, when the process is gone and nobody has come back yet. */
  between?: (state: State) => Promise<void>
  /** How it goes on after a kill, where that is not the same once more. @param turn counts the kills */
  goOn?: (state: State, turn: number) => Promise<unknown>
  check: (state: State) => Promise<void>
}

/** In the short form after the first write, the last but one, and one between: after the last there is nothing left to do. */
const isTried = (n: number, total: number) => thorough || [1, Math.floor(total / 2), Math.max(1, total - 1)].includes(n)

/**
 * Runs a flow to its end; then again and again from the start, killed one write later each time, and resumed once. The result
 * must always be the same.
 * @returns the writes of the run that nobody disturbed
 */
export async function survivesKills<State>(
  functions: MortalFunctions,
  { begin, act, between, goOn, check }: Flow<State>,
): Promise<string[]> {
  const undisturbed = await begin()
  const { writes: all } = await functions.attempt((origin) => act(undisturbed, origin))
  await check(undisturbed)
  expect(all.length, 'there is something to be interrupted').toBeGreaterThan(0)

  let turn = 0
  for (let n = 1; n <= all.length; n++) {
    if (!isTried(n, all.length)) continue
    const state = await begin()
    const { writes, killed } = await functions.attempt((origin) => act(state, origin), n)
    try {
      expect(killed, 'killed').toBe(true)
      await between?.(state)
      if (goOn) await goOn(state, turn++)
      else await functions.attempt((origin) => act(state, origin))
      await check(state)
    } catch (cause) {
      throw new Error(
        `Killed after write ${n} of ${all.length}, ${writes.at(-1)}: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      )
    }
  }
  return all
}
