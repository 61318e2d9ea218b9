import { SOURCE } from '@vitrine/templates/parts/sources'

/** What an element of the previewed page shows, by the innermost element that says so. */
export const markedAt = (target: EventTarget | null): HTMLElement | null =>
  // Not instanceof: the page is in a frame, which has classes of its own.
  (target as Partial<Element> | null)?.closest?.<HTMLElement>(`[${SOURCE}]`) ?? null

export const sourceOf = (element: Element): string => element.getAttribute(SOURCE) ?? ''

/** The marked elements that can be seen, in the order of the page. */
export const markedElements = (page: Document): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(`[${SOURCE}]`)].filter((element) => element.checkVisibility())

export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

/** Where an element of the page is, in pixels of a box around the frame, which shows the page scaled. */
export function frameAround(element: Element, box: Element): Frame | null {
  const view = element.ownerDocument.defaultView
  const iframe = view?.frameElement
  if (!view || !iframe) return null
  const outer = iframe.getBoundingClientRect()
  const scale = outer.width / view.innerWidth
  const around = box.getBoundingClientRect()
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    left: outer.left - around.left + left * scale,
    top: outer.top - around.top + top * scale,
    width: width * scale,
    height: height * scale,
  }
}
