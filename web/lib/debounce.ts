export interface Debounced {
  (): void
  cancel: () => void
}

/** Gives a function that runs `work` once it has not been called for `wait` milliseconds. */
export function debounce(wait: number, work: () => void): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const call = () => {
    cancel()
    timer = setTimeout(work, wait)
  }
  return Object.assign(call, { cancel })
}
