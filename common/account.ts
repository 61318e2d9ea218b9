/** What a person types to delete the account. */
export const DELETION_WORD = 'DELETE'

/** How fresh a sign-in has to be before an account can be deleted. */
export const RECENT_LOGIN_SECONDS = 5 * 60
