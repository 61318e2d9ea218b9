/**
 * Does something once nobody has asked for it for some milliseconds. While it is asked for again and again, as with every
 * keystroke, one timer runs on and looks again when it goes off: to take it back and set another each time costs more.
 */
export function afterPause(pause: number, work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = 0
  const look = () => {
    const left = due - performance.now()
    timer = left > 0 ? setTimeout(look, left) : undefined
    if (!timer) work()
  }
  return {
    ask: () => {
      due = performance.now() + pause
      timer ??= setTimeout(look, pause)
    },
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
