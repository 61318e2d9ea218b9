import { onceAFrame } from '../../../lib/once-a-frame.ts'
import { linesOf, SAME } from './marked-elements.ts'

/** What a text looks like in all that decides where its lines break. */
const inherited = [
  'color',
  'direction',
  'font-family',
  'font-feature-settings',
  'font-kerning',
  'font-optical-sizing',
  'font-size',
  'font-stretch',
  'font-style',
  'font-variant',
  'font-variation-settings',
  'font-weight',
  'hyphens',
  'letter-spacing',
  'line-height',
  'overflow-wrap',
  'tab-size',
  'text-align',
  'word-break',
  'word-spacing',
] as const

/** Around the text, in its own em: ascenders, descenders and slanted letters reach out of their lines. */
const ROOM = 0.4

/**
 * Keeps a text area over the text of an element, in its type and at its place, while the page around is rendered anew. The
 * element keeps its room: it still shows what is stored, but its letters cannot be seen. Returns how to stop.
 *
 * @param find the element; null while the page shows none
 */
export function followElement(area: HTMLTextAreaElement, find: () => HTMLElement | null): () => void {
  const page = area.ownerDocument
  const view = page.defaultView
  if (!view) return () => undefined
  let shown: { element: HTMLElement; type: Type; show: () => void } | null = null
  let last: (Place & { value: string }) | null = null
  let origin = { left: 0, top: 0 }
  let before = { top: 0, onPage: 0 }

  const follow = () => {
    const element = find()
    if (!element) return
    if (element !== shown?.element) {
      shown?.show()
      const type = typeOf(element, view)
      shown = { element, type, show: hideLetters(element, type.block) }
      last = null
      before = { top: Number.NaN, onPage: Number.NaN }
    }
    let place = placeOf(element, shown.type)
    const moved = Math.abs(place.top + view.scrollY - before.onPage) > SAME
    if (moved && Math.abs(place.top - before.top) > SAME) {
      // Something above has changed its height, as the page's scripts do when they begin anew: the text stays in sight.
      view.scrollBy({ top: place.top - before.top, behavior: 'instant' })
      place = placeOf(element, shown.type)
    }
    before = { top: place.top, onPage: place.top + view.scrollY }
    const { value } = area
    const isSame = last && samePlace(last, place)
    if (isSame && value === last?.value) return
    if (!isSame) {
      shown.type = typeOf(element, view)
      // Other letters can be written in another direction.
      place = placeOf(element, shown.type)
      // Each look at the area lays it out, and each letter is one: its type and its origin stay as long as the place does.
      origin = putOver(area, shown.type, place)
    }
    last = { ...place, value }
    fit(area, element, shown.type, place, origin, view)
  }
  const stop = onChangeOf(area, view, follow)
  // Another design has other colours and typefaces.
  const styles = new MutationObserver(() => {
    last = null
    follow()
  })
  styles.observe(page.head, { childList: true, characterData: true, subtree: true })
  follow()
  return () => {
    stop()
    styles.disconnect()
    shown?.show()
  }
}

/** Ends of what moves something without changing its size. */
const moves = ['scroll', 'transitionend', 'animationend']

/**
 * Tells of all that can move a text of the page or change its size, once a frame: looking in every frame would lay out the page between
 * letters, too. Returns how to stop.
 */
function onChangeOf(area: HTMLTextAreaElement, view: Window, tell: () => void): () => void {
  const { body, fonts } = view.document
  const { soon, cancel } = onceAFrame(view, tell)
  const parts = new MutationObserver(soon)
  parts.observe(body, { childList: true, characterData: true, attributes: true, subtree: true })
  const sizes = new ResizeObserver(soon)
  sizes.observe(body)
  area.addEventListener('input', soon)
  fonts.addEventListener('loadingdone', soon)
  // The area scrolls itself where its text has outgrown it, and moves nothing.
  const move = ({ target }: Event) => target !== area && soon()
  for (const type of moves) body.ownerDocument.addEventListener(type, move, { capture: true, passive: true })
  return () => {
    cancel()
    parts.disconnect()
    sizes.disconnect()
    area.removeEventListener('input', soon)
    fonts.removeEventListener('loadingdone', soon)
    for (const type of moves) body.ownerDocument.removeEventListener(type, move, { capture: true })
  }
}

/** What an element's style says of its text. */
interface Type {
  css: string
  fontSize: number
  /** NaN where the typeface decides. */
  lineHeight: number
  isRtl: boolean
  /** Whether lines begin at their start, and not around the middle or at the end. */
  fromStart: boolean
  /** What the lines are in, and the space in it beside them. */
  block: HTMLElement
  padding: { left: number; right: number }
}

/** Reading a style is slow, and frames are many: it is read anew when the place of the text has changed. */
function typeOf(element: HTMLElement, view: Window): Type {
  const style = view.getComputedStyle(element)
  const block = blockAround(element, view)
  return {
    css: inherited.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'),
    fontSize: Number.parseFloat(style.fontSize),
    lineHeight: Number.parseFloat(style.lineHeight),
    isRtl: style.direction === 'rtl',
    fromStart: style.textAlign !== 'center' && style.textAlign !== 'right' && style.textAlign !== 'end',
    block,
    padding: paddingOf(block, view),
  }
}

/** Where a text is, in pixels of the window of the page. */
interface Place {
  left: number
  top: number
  width: number
  height: number
  /** By how much the first line begins later than the others. */
  indent: number
  isOneLine: boolean
}

function placeOf(element: HTMLElement, { fontSize, lineHeight, isRtl, fromStart, block, padding }: Type): Place {
  const lines = linesOf(element)
  const first = lines[0] ?? element.getBoundingClientRect()
  const end = lines.at(-1) ?? first
  const top = first.top + first.height / 2 - (lineHeight || first.height) / 2
  const around = block.getBoundingClientRect()
  const box = { left: around.left + padding.left, right: around.right - padding.right }
  // Lines can overlap.
  const isOneLine = end.top < first.top + first.height / 2
  const later = isRtl ? box.right - first.right : first.left - box.left
  // One line stands where it stands, whatever is before it in the same line.
  const alone = isOneLine && (fromStart || block !== element)
  const left = alone && !isRtl ? first.left : box.left
  const right = alone && isRtl ? first.right : box.right
  return {
    left,
    top,
    width: Math.max(right - left, fontSize),
    height: end.bottom - first.top,
    indent: !isOneLine && fromStart && later > SAME ? later : 0,
    isOneLine,
  }
}

const samePlace = (one: Place, other: Place) =>
  one.left === other.left &&
  one.top === other.top &&
  one.width === other.width &&
  one.height === other.height &&
  one.indent === other.indent

const roomAround = ({ fontSize }: Type) => Math.ceil(fontSize * ROOM)

/** Gives the area the type of the text. Returns where the area is as long as it is not moved. */
function putOver(area: HTMLTextAreaElement, type: Type, place: Place): { left: number; top: number } {
  area.style.cssText =
    `all:initial;${type.css};position:absolute;left:0;top:0;box-sizing:content-box;padding:${roomAround(type)}px;resize:none;` +
    `overflow:hidden;width:${place.width}px;height:0;text-indent:${place.indent}px;z-index:2147483647;` +
    `white-space:${place.isOneLine ? 'pre' : 'pre-wrap'};caret-color:currentcolor;user-select:text;cursor:text`
  const { left, top } = area.getBoundingClientRect()
  return { left, top }
}

/** Makes the area as large as what is written, and puts it over the text. */
function fit(
  area: HTMLTextAreaElement,
  element: HTMLElement,
  type: Type,
  place: Place,
  origin: { left: number; top: number },
  view: Window,
): void {
  const room = roomAround(type)
  area.style.width = `${place.width}px`
  area.style.height = '0'
  // A text that is stored longer than it is shown.
  const around = 2 * room
  const edge = type.isRtl ? place.left + place.width : view.document.documentElement.clientWidth - place.left
  const wide = Math.min(area.scrollWidth - around, edge)
  // The width of several lines is that of the text, and one line is as high at any width.
  const height = Math.max(area.scrollHeight - around, 0)
  const width = place.isOneLine ? Math.max(place.width, wide) : place.width
  const left = type.isRtl ? place.left + place.width - width : place.left
  area.style.width = `${width}px`
  area.style.height = `${height}px`
  area.style.background = width > place.width + SAME ? `${backgroundBehind(element, view)} content-box` : 'none'
  area.style.left = `${left - room - origin.left}px`
  area.style.top = `${place.top - room - origin.top}px`
  makeRoom(element, height - place.height, type, view)
}

/** The colour that an element is on, for what reaches over its neighbours. */
function backgroundBehind(element: HTMLElement, view: Window): string {
  const { backgroundColor } = view.getComputedStyle(element)
  const isClear = /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
  if (!isClear) return backgroundColor
  return element.parentElement ? backgroundBehind(element.parentElement, view) : 'white'
}

const ROOM_BELOW = 'margin-bottom'

/** Where more lines are written than the page shows, what comes below goes down. */
function makeRoom(element: HTMLElement, missing: number, { fontSize }: Type, view: Window): void {
  element.style.removeProperty(ROOM_BELOW)
  if (missing < fontSize) return
  const { marginBottom } = view.getComputedStyle(element)
  element.style.setProperty(ROOM_BELOW, `${Number.parseFloat(marginBottom) + missing}px`, 'important')
}

/** Hides the letters of an element and nothing else of it, and breaks its block into the lines of a text area. Returns how to undo both. */
function hideLetters({ style }: HTMLElement, block: HTMLElement): () => void {
  const hidden = {
    '-webkit-text-fill-color': 'transparent',
    'text-shadow': 'none',
    'text-decoration-color': 'transparent',
  }
  for (const [name, value] of Object.entries(hidden)) style.setProperty(name, value, 'important')
  // Lines of one length are not to be had in a text area.
  block.style.setProperty('text-wrap', 'wrap', 'important')
  return () => {
    for (const name of [...Object.keys(hidden), ROOM_BELOW]) style.removeProperty(name)
    block.style.removeProperty('text-wrap')
  }
}

function blockAround(element: HTMLElement, view: Window): HTMLElement {
  const isInline = /^(inline|contents)$/.test(view.getComputedStyle(element).display)
  return isInline && element.parentElement ? blockAround(element.parentElement, view) : element
}

function paddingOf(element: HTMLElement, view: Window): Type['padding'] {
  const style = view.getComputedStyle(element)
  const px = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0
  return {
    left: px('border-left-width') + px('padding-left'),
    right: px('border-right-width') + px('padding-right'),
  }
}
