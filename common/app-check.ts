/** The header in which a genuine client of ours shows its App Check token. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck'
