/** A failure that the developer can do something about: shown as its message alone, without a stack. */
export class Problem extends Error {
  override name = 'Problem'
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
