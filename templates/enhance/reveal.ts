import { prefersStillness } from './motion.ts'

/**
 * Brings each `[data-reveal]` in when it comes near, once; its value is a delay in milliseconds. Those in the window at the
 * start, and all of them under reduced motion, simply stand there.
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
        const shown = () => void (node.dataset.revealed = 'yes')
        timers.push(view.setTimeout(shown, Number(node.dataset.reveal) || 0))
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
