import { prefersStillness } from './motion.ts'

/** Milliseconds per character in and out, and the pause on a whole title (specification 2, section 9). */
const TYPE_MS = 150
const DELETE_MS = 100
const PAUSE_MS = 2000

/**
 * Types the texts of each `[data-typing]` into it, one after the other in a loop, while it is visible. A single text is typed
 * once. Under reduced motion nothing happens: the first text is already there.
 */
export function typing(root: Document): () => void {
  const view = root.defaultView
  if (!view || prefersStillness(root)) return () => undefined
  const undo = [...root.querySelectorAll<HTMLElement>('[data-typing]')].map((node) => type(node, view))
  return () => undo.forEach((stop) => stop())
}

function type(node: HTMLElement, view: Window & typeof globalThis): () => void {
  const { typing: json = '[]', typeMs, deleteMs, pauseMs } = node.dataset
  const texts = (JSON.parse(json) as string[]).map((text) => [...text])
  if (texts.length === 0) return () => undefined

  // One text node for all letters: a new node would invalidate the page's :has() rules with each letter.
  const letters = new Text()
  node.replaceChildren(letters)
  let timer = 0
  let goOn: () => void
  const step = (index: number, length: number, deleting: boolean) => {
    const text = texts[index % texts.length] ?? []
    letters.data = text.slice(0, length).join('')
    const next = (deletes: boolean, ms: number) => {
      goOn = () => step(index, length + (deletes ? -1 : 1), deletes)
      timer = view.setTimeout(goOn, ms)
    }
    if (deleting && length > 0) next(true, Number(deleteMs) || DELETE_MS)
    else if (deleting) step(index + 1, 0, false)
    else if (length < text.length) next(false, Number(typeMs) || TYPE_MS)
    else if (texts.length > 1) next(true, Number(pauseMs) || PAUSE_MS)
  }
  node.dataset.running = ''
  step(0, 0, false)
  // Each letter causes a layout and a paint, so typing pauses out of view.
  const sight = new view.IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) {
      if (timer === 0) goOn()
    } else {
      view.clearTimeout(timer)
      timer = 0
    }
  })
  sight.observe(node.parentElement ?? node)

  return () => {
    sight.disconnect()
    view.clearTimeout(timer)
    node.replaceChildren()
    delete node.dataset.running
  }
}
