import { firstScreen } from '../../lib/first-screen.ts'
import { idle } from '../../lib/idle.ts'

let ask = () => {}
const asked = new Promise<void>((resolve) => {
  ask = resolve
})

/** For screens that show the profile: it is loaded at once. */
export const askForProfile = (): void => ask()

/**
 * Resolves when a screen asks for the profile, or once the first screen is there and the browser is idle: listening to it needs
 * Firestore, the largest script, and while a large portfolio is on its way the browser is idle, too.
 */
export const profileWanted = (): Promise<void> => Promise.race([asked, firstScreen.then(idle)])
