let tell = () => {}

/** Resolves once the first screen is shown: what it does not need comes after its own script. */
export const firstScreen = new Promise<void>((resolve) => {
  tell = resolve
})

export const firstScreenShown = (): void => tell()
