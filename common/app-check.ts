/** The header with a client's App Check token. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck'
