/** A lazy script failed to load: the connection failed, or a deploy replaced it. */
export class ScriptMissing extends Error {
  override readonly name = 'ScriptMissing'

  constructor(options: ErrorOptions) {
    super(
      'A part of Vitrine couldn’t be loaded. Once you are online, save what is open, reload the page and try again.',
      options,
    )
  }
}

/** Wraps import() so that a failure has a message for users. @throws ScriptMissing */
export const loaded = <T>(script: Promise<T>): Promise<T> =>
  script.catch((cause: unknown) => {
    throw new ScriptMissing({ cause })
  })
