import type { UserProfile } from '@vitrine/common/profile'

/** The profile with an update's fields; the same object when the update changes nothing. */
export function mergeProfile(profile: UserProfile | null, update: Partial<UserProfile>): UserProfile {
  const changed = Object.entries(update).some(([name, value]) => profile?.[name as keyof UserProfile] !== value)
  return profile && !changed ? profile : ({ ...profile, ...update } as UserProfile)
}
