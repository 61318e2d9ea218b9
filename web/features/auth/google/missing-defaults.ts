import type { UserProfile } from '@vitrine/common/profile'

/** The fields that profiles of earlier days lack, with the values that the rules let their owners fill in. */
export function missingDefaults(stored: Partial<UserProfile>): Partial<UserProfile> {
  return {
    ...(stored.namelower === undefined && stored.name !== undefined && { namelower: stored.name.toLowerCase() }),
    ...(stored.subscription_level === undefined && { subscription_level: 'free' }),
    ...(stored.subscription_status === undefined && { subscription_status: 'none' }),
  }
}
