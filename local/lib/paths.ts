import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Build output and logs of local runs; may be deleted at any time. */
export const cacheDir = join(root, '.cache')

/** The emulator export of a fresh start. */
export const seedDataDir = join(root, 'emulator-data')

/** The command of an installed package, such as `vite`. */
export const binPath = (name: string): string => join(root, 'node_modules', '.bin', name)
