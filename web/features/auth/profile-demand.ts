/** How long the profile waits when no screen asks for it, in milliseconds. */
const UNASKED_MS = 5_000

let ask = () => {}
const asked = new Promise<void>((resolve) => {
  ask = resolve
})

/** For screens that show the profile: it is loaded at once. */
export const askForProfile = (): void => ask()

/** Resolves when a screen asks for the profile, or after a moment: listening to it needs Firestore, the largest script. */
export const profileWanted = (): Promise<void> =>
  Promise.race([asked, new Promise<void>((resolve) => setTimeout(resolve, UNASKED_MS))])
