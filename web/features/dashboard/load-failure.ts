import { heard, say } from '../../lib/words/say.ts'

export const LOAD_FAILED = 'Failed to load data. Please try again later.'

export const loadFailure = (error: Error | null): string =>
  error?.message ? say('Failed to load data: {message}', { message: heard(error.message) }) : say(LOAD_FAILED)
