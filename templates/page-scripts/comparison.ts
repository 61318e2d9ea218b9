/** Lets each `[data-compare]` be dragged with a mouse, and shows half of each picture where the browser did not yet. */
export function comparison(root: Document): () => void {
  const stop = new AbortController()
  const { signal } = stop
  for (const box of root.querySelectorAll<HTMLElement>('[data-compare]')) {
    if (box.scrollLeft === 0) box.scrollLeft = box.clientWidth / 2
    const follow = ({ clientX }: PointerEvent) => {
      box.scrollLeft = box.getBoundingClientRect().right - clientX
    }
    box.addEventListener(
      'pointerdown',
      (event) => {
        // Fingers scroll by themselves, and the scroll bar is below the pictures.
        if (event.pointerType !== 'mouse' || event.button || event.offsetY > box.clientHeight) return
        box.setPointerCapture(event.pointerId)
        follow(event)
      },
      { signal },
    )
    box.addEventListener('pointermove', (event) => box.hasPointerCapture(event.pointerId) && follow(event), { signal })
    box.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  }
  return () => stop.abort()
}
