/** Calls with the page in the frame, each time that one has loaded. */
export function whenLoaded(frame: HTMLIFrameElement, onPage: (page: Document) => void): void {
  const look = () => {
    const page = frame.contentDocument
    if (page && page.readyState !== 'loading' && page.location.href !== 'about:blank') onPage(page)
  }
  frame.addEventListener('load', look)
  if (frame.contentDocument?.readyState === 'complete') look()
}

/** The address of the review of the page in the frame; null for a page that is not part of the draft. */
export function reviewAt({ pathname }: Pick<Location, 'pathname'>): string | null {
  const [, link, slug = ''] = /^(\/l\/[^/]+)\/page(\/[^/]+)?$/.exec(pathname) ?? []
  return link === undefined ? null : link + slug
}

/** Pages of the draft open in their own review, all others beside this one: they refuse to be shown in it. */
export function keepLinksOutside(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || event.defaultPrevented || link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    const review = link.origin === location.origin ? reviewAt(link) : null
    if (review === null) window.open(link.href, '_blank', 'noopener,noreferrer')
    else if (review !== location.pathname) location.assign(review)
    else if (link.hash) page.location.hash = link.hash
  })
}
