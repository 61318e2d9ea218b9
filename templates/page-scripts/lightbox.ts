import { stepButton } from './step-button.ts'

/** How far a finger must travel to turn to the next picture, in CSS pixels. */
const SWIPE_PX = 48

/** Opens the links with data-lightbox in the page's empty dialog: arrow keys, swipe, Escape; focus returns. */
export function lightbox(root: Document): () => void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-lightbox-dialog]')
  if (!dialog) return () => undefined
  const stop = new AbortController()
  const { signal } = stop

  const make = <K extends keyof HTMLElementTagNameMap>(tag: K, className: string, ...children: Node[]) => {
    const node = root.createElement(tag)
    node.className = className
    node.append(...children)
    return node
  }
  const words = (dialog.dataset.words ?? 'Previous picture|Next picture|Close').split('|')
  let links: HTMLAnchorElement[] = []
  let index = 0
  /** To the right, or to the left where that is how one reads. */
  const forward = root.dir ? -1 : 1
  const show = (next: number) => {
    index = (next + links.length) % links.length
    const link = links[index]
    if (!link) return
    const alt = link.querySelector('img')?.alt ?? ''
    image.src = link.href
    image.alt = alt
    caption.textContent = link.dataset.lightbox || alt
    caption.dataset.letters = link.dataset.letters ?? ''
    count.textContent = `${index + 1} / ${links.length}`
    previous.hidden = following.hidden = links.length < 2
  }

  const count = make('span', '')
  const image = make('img', '')
  const caption = make('p', 'lightbox-caption')
  count.ariaLive = caption.ariaLive = 'polite'
  const previous = stepButton(root, '←', words[0]!, () => show(index - 1))
  const following = stepButton(root, '→', words[1]!, () => show(index + 1))
  previous.className = following.className = 'lightbox-step'
  dialog.replaceChildren(
    make(
      'div',
      'lightbox-bar',
      count,
      stepButton(root, words[2]!, words[2]!, () => dialog.close()),
    ),
    make('div', 'lightbox-stage', previous, image, following),
    caption,
  )

  root.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-lightbox]')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
      event.preventDefault()
      links = [...root.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')].filter(
        (one) => !one.closest('[hidden]'),
      )
      show(links.indexOf(link))
      dialog.showModal()
    },
    { signal },
  )
  dialog.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'ArrowLeft') show(index - forward)
      if (key === 'ArrowRight') show(index + forward)
    },
    { signal },
  )
  let start = 0
  dialog.addEventListener('touchstart', (event) => void (start = event.touches[0]?.clientX ?? 0), {
    signal,
    passive: true,
  })
  dialog.addEventListener(
    'touchend',
    (event) => {
      const way = (event.changedTouches[0]?.clientX ?? start) - start
      if (Math.abs(way) > SWIPE_PX) show(way > 0 ? index - forward : index + forward)
    },
    { signal },
  )

  return () => {
    stop.abort()
    dialog.close()
    dialog.replaceChildren()
  }
}
