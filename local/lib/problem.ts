/** A failure that the developer can fix: printed as its message, without a stack. */
export class Problem extends Error {
  override name = 'Problem'
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
