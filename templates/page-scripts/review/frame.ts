/** Widths of devices in CSS pixels, as the style sheet of the review has them for who has no scripts. */
const devices: Record<string, number> = { desktop: 1280, tablet: 768, phone: 375 }
/** Around the frame, where there is room. */
const MARGIN = 16

/** Shows the page at the width of a device, scaled down to the room that there is, and lets one choose the device. */
export function keepFitting(stage: HTMLElement, frame: HTMLIFrameElement): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-width]')]
  stage.dataset.fits = ''

  function fit(): void {
    const isNarrow = matchMedia('(max-width: 56rem)').matches
    const margin = isNarrow ? 0 : MARGIN
    const width = devices[stage.dataset.width ?? ''] ?? stage.clientWidth
    const scale = Math.min(1, (stage.clientWidth - 2 * margin) / width)
    frame.style.width = `${width}px`
    frame.style.height = `${(stage.clientHeight - 2 * margin) / scale}px`
    frame.style.transform = `translateX(-50%) scale(${scale})`
  }
  function choose(width: string): void {
    stage.dataset.width = width
    for (const link of links)
      if (link.dataset.width === width) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    fit()
  }
  for (const link of links)
    link.addEventListener('click', (event) => {
      event.preventDefault()
      choose(link.dataset.width ?? '')
    })
  new ResizeObserver(fit).observe(stage)
  choose(stage.dataset.width ?? (matchMedia('(min-width: 64rem)').matches ? 'desktop' : 'phone'))
}

/** Calls with the page in the frame, each time that one has loaded. */
export function whenLoaded(frame: HTMLIFrameElement, onPage: (page: Document) => void): void {
  const look = () => {
    const page = frame.contentDocument
    if (page && page.readyState !== 'loading' && page.location.href !== 'about:blank') onPage(page)
  }
  frame.addEventListener('load', look)
  if (frame.contentDocument?.readyState === 'complete') look()
}

/** Where the review of a page is that stands in the frame; null for a page that is none of the draft. */
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
