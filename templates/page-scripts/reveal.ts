import { prefersStillness } from './motion.ts'

/**
 * Animates each `[data-reveal]` once, when it scrolls into view; its value is a delay in milliseconds. Elements in the window
 * at the start do not animate, nor does anything under reduced motion.
 */
export function reveal(root: Document): () => void {
  const view = root.defaultView
  if (!view || prefersStillness(root)) return () => undefined
  const nodes = [...root.querySelectorAll<HTMLElement>('[data-reveal]')]
  const timers: number[] = []

  const observer = new view.IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const node = target as HTMLElement
      if (isIntersecting) {
        observer.unobserve(node)
        const markRevealed = () => void (node.dataset.revealed = 'yes')
        timers.push(view.setTimeout(markRevealed, Number(node.dataset.reveal) || 0))
      } else {
        node.dataset.revealed = 'no'
      }
    }
  })
  for (const node of nodes) observer.observe(node)

  return () => {
    observer.disconnect()
    for (const timer of timers) view.clearTimeout(timer)
    for (const node of nodes) delete node.dataset.revealed
  }
}
