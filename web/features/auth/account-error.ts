/** A failure with a message for the person; `unverified` when they have to verify their address first. */
export class AccountError extends Error {
  override readonly name = 'AccountError'
  readonly unverified: boolean

  constructor(message: string, options: { unverified?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.unverified = options.unverified ?? false
  }
}
