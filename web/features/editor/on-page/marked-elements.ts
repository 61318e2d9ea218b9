import { SOURCE } from '@vitrine/templates/parts/sources'

// Not instanceof: the page is in a frame, which has classes of its own.
const closest = (target: EventTarget | null, selector: string) =>
  (target as Partial<Element> | null)?.closest?.<HTMLElement>(selector) ?? null

/** The attribute of what a text of the page is written in, which is no part of the page. */
export const WRITER = 'data-writer'

/**
 * What is pointed at: the text under the pointer, if there is one below a link that covers all of its card; otherwise the innermost
 * element that says what it shows.
 */
export function markedUnder({ target, clientX, clientY }: MouseEvent): HTMLElement | null {
  if (closest(target, `[${WRITER}]`)) return null
  const card = closest(target, 'a')?.offsetParent
  const marked = closest(target, `[${SOURCE}]`)
  if (!card) return marked
  const below = card.ownerDocument.elementsFromPoint(clientX, clientY).filter((element) => card.contains(element))
  const isHit = ({ left, right, top, bottom }: DOMRect) =>
    left <= clientX && clientX <= right && top <= clientY && clientY <= bottom
  const hits = below
    .map((element) => closest(element, `[${SOURCE}]`))
    .filter((text) => text !== null && linesOf(text).some(isHit))
  // The letters of a link are those of the texts in it.
  return hits.find((text) => !hits.some((other) => other !== text && text?.contains(other))) ?? marked
}

/** Less than this is rounding, in pixels. */
export const SAME = 1

/** The boxes of an element's letters, line by line; without those that are only there for screen readers. */
export function linesOf(element: Element): DOMRect[] {
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()].filter(({ width, height }) => width > SAME && height > SAME)
}

export const sourceOf = (element: Element): string => element.getAttribute(SOURCE) ?? ''

/** All elements that show what a source names. */
export const elementsOf = (page: Document, source: string): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(`[${SOURCE}=${JSON.stringify(source)}]`),
]

/** The marked elements that can be seen, in the order of the page. */
export const markedElements = (page: Document): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(`[${SOURCE}]`)].filter((element) => element.checkVisibility())

export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

export const sameFrame = (one: Frame | null, other: Frame | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height)

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
