/** The word to type to delete an account. */
export const DELETION_WORD = 'DELETE'

/** The maximum age of a sign-in for deleting an account. */
export const RECENT_LOGIN_SECONDS = 5 * 60
