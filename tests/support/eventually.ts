import { vi } from 'vitest'

/** Tries until it does not throw. It gives up only where nothing will come: how long something takes, the machine decides. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 120_000, interval: 100 })
