/** What is sent over and over. */
export interface Sent {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: unknown
}

/** What of it is new each time: `{fresh}` in a path or a body becomes 24 letters and digits that nothing was sent with before. */
export const FRESH = '{fresh}'

/** One task of the generator: requests in turn, so many at once, for some time or until there were enough. */
export interface Task {
  origin: string
  requests: readonly Sent[]
  atOnce: number
  seconds?: number
  count?: number
}

export interface Outcome {
  /** Milliseconds from sending to the end of the answer. */
  times: number[]
  seconds: number
  /** Answers that were no success. */
  failed: number
}
