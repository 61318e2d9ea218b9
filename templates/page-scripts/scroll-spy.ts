/**
 * Marks the link of the section being read, in each `[data-scroll-spy]`; its value is how far below the top of the
 * window a section counts as reached, in pixels.
 */
export function scrollSpy(root: Document): () => void {
  const view = root.defaultView
  const lists = [...root.querySelectorAll<HTMLElement>('[data-scroll-spy]')]
  if (!view) return () => undefined

  const mark = () => {
    for (const list of lists) {
      const offset = Number(list.dataset.scrollSpy) || 100
      const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      const atEnd = view.innerHeight + view.scrollY >= root.documentElement.scrollHeight - 2
      // Links may be in another order than the sections; a link without a section is never current.
      let current: HTMLAnchorElement | undefined
      let lowest = -Infinity
      for (const link of links) {
        const { top = NaN } = root.getElementById(link.hash.slice(1))?.getBoundingClientRect() ?? {}
        if (top >= lowest && (atEnd || top <= offset)) [current, lowest] = [link, top]
      }
      if (current && !current.ariaCurrent) centre(current, list)
      for (const link of links) link.ariaCurrent = link === current ? 'true' : null
    }
  }

  // Scroll events fire once a frame (HTML, update the rendering).
  root.addEventListener('scroll', mark)
  // It also fires after the first layout; marking earlier would force that layout.
  const resized = new view.ResizeObserver(mark)
  resized.observe(root.documentElement)

  return () => {
    root.removeEventListener('scroll', mark)
    resized.disconnect()
    for (const list of lists) for (const link of list.querySelectorAll('a')) link.ariaCurrent = null
  }
}

/** Centres a link in a list that scrolls sideways; other lists do not move. */
function centre(link: HTMLElement, list: HTMLElement): void {
  const [{ left, width }, room] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollLeft += left + width / 2 - room.left - room.width / 2
}
