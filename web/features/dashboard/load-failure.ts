export const LOAD_FAILED = 'Failed to load data. Please try again later.'

export const loadFailure = (error: Error | null): string =>
  error?.message ? `Failed to load data: ${error.message}` : LOAD_FAILED
