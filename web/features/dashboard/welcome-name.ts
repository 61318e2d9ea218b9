import { say } from '../../lib/words/say.ts'

/** The name that the dashboard welcomes: the profile's, then the account's, then none (specification 1, section 2). */
export function welcomeName(profileName: string | undefined, displayName: string | null | undefined): string {
  return profileName?.trim() || displayName?.trim() || say('Creator')
}
