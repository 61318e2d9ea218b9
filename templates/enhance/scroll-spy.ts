/**
 * Marks the link of the section being read, in each `[data-scroll-spy]`; its value is how far below the top of the
 * window a section counts as reached, in pixels.
 */
export function scrollSpy(root: Document): () => void {
  const view = root.defaultView
  const lists = [...root.querySelectorAll<HTMLElement>('[data-scroll-spy]')]
  if (!view || lists.length === 0) return () => undefined

  const mark = () => {
    for (const list of lists) {
      const offset = Number(list.dataset.scrollSpy) || 100
      const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      const atEnd = view.innerHeight + view.scrollY >= root.documentElement.scrollHeight - 2
      const reached = links.flatMap((link) => {
        const top = root.getElementById(link.hash.slice(1))?.getBoundingClientRect().top
        return top !== undefined && (atEnd || top <= offset) ? [{ link, top }] : []
      })
      // Owners may order their links otherwise than the page.
      const current = reached.sort((one, other) => one.top - other.top).at(-1)?.link
      if (current && !current.ariaCurrent) centre(current, list)
      for (const link of links) link.ariaCurrent = link === current ? 'true' : null
    }
  }

  let frame = 0
  const schedule = () => {
    view.cancelAnimationFrame(frame)
    frame = view.requestAnimationFrame(mark)
  }
  root.addEventListener('scroll', schedule, { passive: true })
  view.addEventListener('resize', schedule)
  mark()

  return () => {
    view.cancelAnimationFrame(frame)
    root.removeEventListener('scroll', schedule)
    view.removeEventListener('resize', schedule)
    for (const list of lists) for (const link of list.querySelectorAll('a')) link.ariaCurrent = null
  }
}

/** For lists that scroll sideways where they are narrow; the others stay as they are. */
function centre(link: HTMLElement, list: HTMLElement): void {
  const [{ left, width }, room] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollLeft += left + width / 2 - room.left - room.width / 2
}
