/** A place of the page, as an option of the form describes it. */
export interface Place {
  key: string
  kind: string
  section: string
  /** Words that are there, or none. */
  text: string
  /** The address of its picture, or none. */
  picture: string
  /** Which of the blocks of a case study or an article it is or belongs to, from 0. */
  block: number | null
}

const PLACE = 'data-review-place'

export const placesIn = (select: HTMLSelectElement): Place[] =>
  [...select.options].flatMap(({ value, dataset }) =>
    value === ''
      ? []
      : [
          {
            key: value,
            kind: dataset.kind ?? '',
            section: dataset.section ?? '',
            text: dataset.text ?? '',
            picture: dataset.picture ?? '',
            block: dataset.block === undefined ? null : Number(dataset.block),
          },
        ],
  )

export const elementOf = (page: Document, key: string): HTMLElement | null =>
  page.querySelector<HTMLElement>(`[${PLACE}="${CSS.escape(key)}"]`)

/** The innermost place around a point of the page. */
export const placeAround = (element: Element): HTMLElement | null => element.closest<HTMLElement>(`[${PLACE}]`)
export const keyOf = (element: HTMLElement): string => element.getAttribute(PLACE) ?? ''

/**
 * Marks the elements of a page that show its places. Pages that visitors get carry no names of places, so each is found by what it
 * shows: a section by its id, a picture by its address, a text and the title of an item by their words.
 */
export function markPlaces(page: Document, places: readonly Place[]): void {
  const mark = (element: Element | null | undefined, { key }: Place) => {
    if (element && !element.hasAttribute(PLACE)) element.setAttribute(PLACE, key)
  }
  const blocks = blocksOf(page)
  const blockOf = ({ block }: Place) => (block === null ? null : (blocks[block] ?? null))
  // What leads the page stands outside its section.
  const shown = (place: Place, taken: readonly Element[]) =>
    showing(page.getElementById(place.section), place, taken)[0] ?? showing(page.body, place, taken)[0]

  const isOutside = ({ block }: Place) => block === null
  for (const place of places.filter(({ kind }) => kind === 'picture' || kind === 'text').filter(isOutside))
    mark(shown(place, []), place)
  const taken: Element[] = []
  for (const place of places.filter(({ kind }) => kind === 'picture')) {
    // One picture may be in a block twice.
    const [image] = showing(blockOf(place), place, taken)
    if (image) taken.push(image)
    mark(image, place)
  }
  for (const place of places.filter(({ kind }) => kind === 'block')) mark(blockOf(place), place)
  const items = places.filter(({ kind }) => kind === 'item')
  for (const section of new Set(items.map((item) => item.section))) {
    const root = page.getElementById(section)
    const own = items.filter((item) => item.section === section)
    const heads = new Map<Place, Element>()
    // Two items of the same title are the first and the second of those who show it.
    for (const item of own) {
      const head = shown(item, [...heads.values()])
      if (head) heads.set(item, head)
    }
    for (const [item, head] of heads)
      mark(blockAround(head, [...heads.values()], root?.contains(head) ? root : page.body), item)
  }
  for (const place of places.filter(({ kind }) => kind === 'section')) mark(page.getElementById(place.section), place)
}

/** The elements of a page's blocks, in their order. Figures that follow each other are set as one. */
export const blocksOf = (page: Document): Element[] =>
  [...page.querySelectorAll('.blocks > .block')].flatMap((block) => {
    const numbers = block.querySelector(':scope > .numbers')
    return numbers ? [...numbers.children] : [block]
  })

/** A picture, or a video, which shows its poster. */
type Shown = HTMLElement & { src: string; poster?: string }

/** The innermost elements in another one that show a place. */
function showing(root: Element | null, { text, picture }: Place, taken: readonly Element[]): Element[] {
  if (!root) return []
  const words = normal(text)
  const found =
    words === ''
      ? []
      : [...root.querySelectorAll('*')].filter(
          (element) =>
            !element.closest('dialog') &&
            normal(element.textContent) === words &&
            ![...element.children].some((child) => normal(child.textContent) === words),
        )
  const address = picture && new URL(picture, root.baseURI).href
  if (found.length === 0 && address)
    found.push(
      ...[...root.querySelectorAll<Shown>('img, video')].filter(
        (shown) => (shown.poster ?? shown.src) === address && !shown.closest('dialog'),
      ),
    )
  return found.filter((element) => !taken.includes(element))
}

/** Without spaces: there are none between the paragraphs of a text, as elements have it. */
const normal = (text: string) => text.replace(/\s+/g, '').toLowerCase()

/** The largest element around the head of an item that holds no other one, nor the heading of the section. */
function blockAround(head: Element, heads: readonly Element[], root: Element): Element {
  let block = head
  for (let outer = block.parentElement; outer && outer !== root; outer = outer.parentElement) {
    const around = outer
    if (heads.some((other) => other !== head && around.contains(other))) break
    if ([...around.querySelectorAll('h1, h2')].some((heading) => !block.contains(heading) && heading !== head)) break
    block = around
  }
  return block
}
