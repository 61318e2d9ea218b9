import { elementOf } from './places.ts'

/** A comment that has a place on the page. */
export interface Pin {
  key: string
  number: string
  label: string
  resolved: boolean
  open: () => void
}

const ID = 'review-pins'

/** Puts a pin at each place that has comments, and keeps them there. Gives what shows others instead. */
export function keepPins(page: Document): (pins: readonly Pin[]) => void {
  const layer = page.createElement('div')
  layer.id = ID
  page.body.append(layer)
  let shown: (readonly [HTMLElement, HTMLElement])[] = []

  function settle(): void {
    const origin = layer.getBoundingClientRect()
    const right = page.documentElement.clientWidth
    const beside = new Map<HTMLElement, number>()
    for (const [pin, place] of shown) {
      const { width, height, top, right: edge } = place.getBoundingClientRect()
      const before = beside.get(place) ?? 0
      beside.set(place, before + 1)
      pin.hidden = width === 0 || height === 0
      // Astride the corner, where it covers least.
      pin.style.left = `${Math.max(4, Math.min(edge - 14, right - 36) - before * 32) - origin.left}px`
      pin.style.top = `${Math.max(top - 14, origin.top + 4) - origin.top}px`
    }
  }
  new ResizeObserver(settle).observe(page.body)
  page.addEventListener('load', settle, true)
  page.addEventListener('transitionend', settle)

  return (pins) => {
    shown = pins.flatMap(({ key, number, label, resolved, open }) => {
      const place = elementOf(page, key)
      if (!place) return []
      const pin = page.createElement('button')
      pin.type = 'button'
      pin.textContent = number
      pin.setAttribute('aria-label', label)
      pin.toggleAttribute('data-resolved', resolved)
      pin.addEventListener('click', open)
      return [[pin, place] as const]
    })
    layer.replaceChildren(...shown.map(([pin]) => pin))
    settle()
  }
}
