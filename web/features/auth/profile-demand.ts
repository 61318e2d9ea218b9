import { settled } from '../../lib/settled.ts'

let ask = () => {}
const asked = new Promise<void>((resolve) => {
  ask = resolve
})

/** Said by screens that show the profile: it does not wait for the rest of the page any longer. */
export const askForProfile = (): void => ask()

/** Resolves when a screen shows the profile, or the page can spare the time: listening to it takes a large script. */
export const profileWanted = (): Promise<void> => Promise.race([asked, settled()])
