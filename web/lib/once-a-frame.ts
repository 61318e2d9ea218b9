interface OnceAFrame {
  soon: () => void
  cancel: () => void
}

/** Runs something in the next frame, once for all who ask for it until then: what measures between two changes lays out the page twice. */
export function onceAFrame(view: Window, run: () => void): OnceAFrame {
  let frame = 0
  return {
    soon: () => {
      frame ||= view.requestAnimationFrame(() => {
        frame = 0
        run()
      })
    },
    cancel: () => view.cancelAnimationFrame(frame),
  }
}
