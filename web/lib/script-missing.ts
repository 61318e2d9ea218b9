/** A script that an action needs did not arrive: the connection failed, or a deploy has replaced it since the page was opened. */
export class ScriptMissing extends Error {
  override readonly name = 'ScriptMissing'

  constructor(options: ErrorOptions) {
    super(
      'A part of Vitrine did not arrive. Once you are online, save what is open, reload the page and try again.',
      options,
    )
  }
}

/** Around import(), where the failure is told to the reader. @throws ScriptMissing */
export const loaded = <T>(script: Promise<T>): Promise<T> =>
  script.catch((cause: unknown) => {
    throw new ScriptMissing({ cause })
  })
