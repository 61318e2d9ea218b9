import packageNames from 'reserved-usernames' with { type: 'json' }
import { routeWords } from './routes.ts'

/** Specification 1, sections 5 and 9. */
const USERNAME_MIN_LENGTH = 3
export const USERNAME_MAX_LENGTH = 30
/** How many names one account may hold. */
export const USERNAMES_PER_ACCOUNT = 5
/** How long a renamed page's old address redirects and stays reserved. */
export const USERNAME_REDIRECT_DAYS = 365
/** How many released names with a redirect an account can have reserved. */
export const RELEASED_USERNAMES_PER_ACCOUNT = 5
/** How long a deleted account's names cannot be claimed. */
export const USERNAME_GRACE_DAYS = 30
/** Debounce of the claim widget's check, in milliseconds. */
export const USERNAME_CHECK_DEBOUNCE_MS = 500

export const usernameMessages = {
  required: 'Username is required',
  tooShort: 'Username must be at least 3 characters',
  tooLong: 'Username must be less than 30 characters',
  characters: 'Username can only contain letters, numbers, hyphens, and underscores',
  reserved: 'This username is reserved and cannot be used',
  taken: 'This username is already taken',
  takenByOther: 'This username is already taken by another user.',
  attachedElsewhere: 'This username is attached to another of your portfolios.',
  notOwned: 'You do not own this username',
  limit: `You already hold ${USERNAMES_PER_ACCOUNT} usernames. Release one to claim another.`,
  stillUsed: 'This username is the address of one of your portfolios. Give that one another address first.',
  releaseLimit: `${RELEASED_USERNAMES_PER_ACCOUNT} usernames that you released still lead visitors to your portfolios. Take one back, or wait until one of them is free.`,
  releaseFailed: 'Failed to release username. Please try again.',
  checkFailed: 'Failed to check username availability',
  claimFailed: 'Failed to claim username. Please try again.',
  moveUnable: 'Unable to move username. Please contact support.',
  moveFailed: 'Failed to move username to this portfolio.',
  available: 'Username is available!',
  claimed: 'Username claimed successfully!',
} as const

/** Reserved by the specification (section 5); routes and the public list are added. */
const specifiedNames = [
  'dashboard',
  'templates',
  'editor',
  'p',
  'login',
  'signup',
  'verify',
  'api',
  'admin',
  'settings',
  'portfolio',
  'about',
  'contact',
  'pricing',
  'blog',
  'docs',
  'help',
  'support',
  'account',
  'profile',
  'user',
  'users',
  'public',
  'auth',
  'logout',
  'register',
  'reset',
  'home',
  'assets',
  'static',
  'media',
  'uploads',
  'mail',
  'email',
  'www',
  'security',
  'backup',
  'import',
  'export',
]

const ownNames = [
  'vitrine',
  'card',
  'fonts',
  'favicon',
  'robots',
  'sitemap',
  'manifest',
  'well-known',
  'stats',
  'index',
  'app',
  'localized',
]

const reservedNames: ReadonlySet<string> = new Set([...specifiedNames, ...ownNames, ...routeWords, ...packageNames])

export function isReservedUsername(name: string): boolean {
  return reservedNames.has(name.toLowerCase())
}

/**
 * What a person types becomes this while typing: lower-case, other characters dropped (specification 1, section 4). Letters of
 * full width, which Japanese input methods type, are letters.
 */
export function cleanUsernameInput(input: string): string {
  return input
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9_-]/g, '')
}

/** The message of the first rule that a (lower-case) name breaks, or null if it may be claimed. */
export function usernameProblem(name: string): string | null {
  if (name === '') return usernameMessages.required
  if (name.length < USERNAME_MIN_LENGTH) return usernameMessages.tooShort
  if (name.length > USERNAME_MAX_LENGTH) return usernameMessages.tooLong
  if (!/^[a-z0-9_-]+$/.test(name)) return usernameMessages.characters
  if (isReservedUsername(name)) return usernameMessages.reserved
  return null
}
