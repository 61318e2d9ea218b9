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
