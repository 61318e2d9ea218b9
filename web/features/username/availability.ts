import { USERNAME_CHECK_DEBOUNCE_MS, usernameMessages, usernameProblem } from '@vitrine/common/username'
import { heard } from '../../lib/words/say.ts'

/** What is known about the name in the field. */
export type Availability =
  /** With the reason where asking failed: claiming is possible all the same, since the server decides. */
  | { state: 'unknown'; failure?: string }
  | { state: 'checking' }
  | { state: 'available'; message: string }
  | { state: 'unavailable'; message: string }
  | { state: 'claimed'; message: string }

export const unknown: Availability = { state: 'unknown' }

export interface AvailabilityCheckOptions {
  /** The name that the portfolio has already: nothing to check. */
  current: string | null
  check: (name: string, signal: AbortSignal) => Promise<{ available: boolean; message: string }>
  report: (availability: Availability) => void
}

/**
 * Asks whether a name is free once typing pauses. Only the answer to the last name is reported: every keystroke calls
 * off the question before it, and an answer that comes all the same is dropped.
 */
export function createAvailabilityCheck({ current, check, report }: AvailabilityCheckOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let question = new AbortController()

  function cancel(): void {
    clearTimeout(timer)
    question.abort()
  }

  async function ask(name: string): Promise<void> {
    const problem = usernameProblem(name)
    if (problem) return report({ state: 'unavailable', message: heard(problem) })
    const { signal } = question
    report({ state: 'checking' })
    const answer = await check(name, signal).then(
      ({ available, message }): Availability =>
        available
          ? { state: 'available', message: heard(usernameMessages.available) }
          : { state: 'unavailable', message: heard(message || usernameMessages.taken) },
      (): Availability => ({ state: 'unknown', failure: heard(usernameMessages.checkFailed) }),
    )
    if (!signal.aborted) report(answer)
  }

  return {
    cancel,
    input(name: string): void {
      cancel()
      question = new AbortController()
      report(unknown)
      if (name === '' || name === current) return
      timer = setTimeout(() => void ask(name), USERNAME_CHECK_DEBOUNCE_MS)
    },
    /** Asks at once, after asking failed. */
    again(name: string): void {
      cancel()
      question = new AbortController()
      void ask(name)
    },
  }
}
