import { keepLinksOutside, reviewAt, whenLoaded } from './frame.ts'
import { picking } from './pick.ts'
import { keepPins, type Pin } from './pins.ts'
import { elementOf, markPlaces, placesIn } from './places.ts'

/** How often it is looked whether somebody has written or answered. */
const LOOK_MS = 60_000

const frame = document.querySelector('iframe')!
const form = document.querySelector<HTMLFormElement>('form.write')!
const place = document.querySelector<HTMLSelectElement>('select[name=place]')!
const text = document.querySelector('textarea')!
const send = document.querySelector<HTMLButtonElement>('form.write button')!
const pick = document.querySelector<HTMLButtonElement>('[data-pick]')!
const told = document.querySelector<HTMLElement>('[data-told]')!
/** What is said stands in the page, in the reviewer's language. */
const resting = pick.textContent

let showPins: (pins: readonly Pin[]) => void = () => undefined
let setPicking: (on: boolean) => void = () => undefined

refreshList()

whenLoaded(frame, (page) => {
  // Some browsers show what was in the frame before they came back.
  const review = reviewAt(page.location)
  if (review !== null && review !== location.pathname.replace(/\/comments(?=\/|$)/, '')) return location.replace(review)
  markPlaces(page, placesIn(place))
  markDifferences(page)
  keepLinksOutside(page)
  showPins = keepPins(page)
  setPicking = picking(page, choose, () => press(false))
  pick.hidden = false
  refreshList()
})

function press(on: boolean): void {
  pick.setAttribute('aria-pressed', String(on))
  pick.textContent = on ? (pick.dataset.pick ?? '') : resting
  told.textContent = on ? (pick.dataset.how ?? '') : ''
}

pick.addEventListener('click', () => {
  const on = pick.getAttribute('aria-pressed') !== 'true'
  press(on)
  setPicking(on)
  if (on) frame.scrollIntoView({ block: 'nearest' })
})

function choose(key: string): void {
  place.value = key
  form.scrollIntoView({ block: 'nearest' })
  text.focus()
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  send.disabled = true
  const posted = new URLSearchParams([...new FormData(form)].map(([field, value]) => [field, value as string]))
  fetch(form.action, { method: 'POST', body: posted })
    .then(show)
    .then((isTaken) => {
      if (isTaken) text.value = ''
    })
    .catch(() => say(form.dataset.failed ?? ''))
    .finally(() => (send.disabled = false))
})

function say(problem: string): void {
  const said = document.querySelector<HTMLElement>('#said')!
  said.className = 'problem'
  said.setAttribute('role', 'alert')
  said.textContent = problem
}

/** Shows what a page that came back says, and its comments. */
async function show(response: Response): Promise<boolean> {
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  const [said, list] = ['#said', '#comment-list'].map((selector) => next.querySelector(selector))
  if (!said || !list) throw new Error('Not a review')
  document.querySelector('#said')!.replaceWith(said)
  document.querySelector('#comment-list')!.replaceWith(list)
  document.querySelector('[data-open]')!.textContent = next.querySelector('[data-open]')?.textContent ?? ''
  refreshList()
  return response.ok
}

/** What the script adds to the list: times of the reader's clock, ways to the page, and pins on it. */
function refreshList(): void {
  const page = frame.contentDocument
  const entries = [...document.querySelectorAll<HTMLElement>('#comment-list > [data-number]')]
  for (const time of document.querySelectorAll('time'))
    time.textContent = new Date(time.dateTime).toLocaleString(document.body.dataset.locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
    })
  for (const entry of entries) leadToPlace(entry, page && elementOf(page, entry.dataset.place ?? ''))
  showPins(
    entries.toReversed().map((entry) => ({
      key: entry.dataset.place ?? '',
      number: entry.dataset.number ?? '',
      label: `${entry.dataset.label}: ${entry.querySelector('.text')?.textContent ?? ''}`,
      resolved: entry.classList.contains('resolved'),
      open: () => {
        entry.focus()
        entry.scrollIntoView({ block: 'center' })
      },
    })),
  )
}

/** Lets the button of an entry show what the entry is about. */
function leadToPlace(entry: HTMLElement, element: HTMLElement | null): void {
  const way = entry.querySelector<HTMLElement>('[data-show]')
  if (!way) return
  way.hidden = !element
  way.addEventListener('click', () => {
    element?.scrollIntoView({ block: 'center' })
    frame.scrollIntoView({ block: 'nearest' })
  })
}

/** Marks on the page what differs from the one that is live. */
function markDifferences(page: Document): void {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-differs]')].filter((entry) => {
    const element = elementOf(page, entry.dataset.differs ?? '')
    element?.setAttribute('data-review-differs', '')
    leadToPlace(entry, element)
    return element !== null
  })
  document.querySelector('[data-marked]')?.toggleAttribute('hidden', marked.length === 0)
}

/** Others write and the owner answers meanwhile. What somebody reads just now stays where it is. */
async function look(): Promise<void> {
  if (document.hidden || document.activeElement?.closest('#comment-list')) return
  const response = await fetch(form.action)
  const next = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('#comment-list')
  const list = document.querySelector('#comment-list')!
  const textsOf = (element: Element) =>
    [...element.querySelectorAll('.text, .state')].map((part) => part.textContent).join('\n')
  if (!next || textsOf(next) === textsOf(list)) return
  list.replaceWith(next)
  refreshList()
}
const lookQuietly = () => void look().catch(() => undefined)
setInterval(lookQuietly, LOOK_MS)
addEventListener('focus', lookQuietly)
