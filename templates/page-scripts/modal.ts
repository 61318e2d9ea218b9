/**
 * Opens the dialog that a link with data-modal points to. Links with rel=prev and rel=next and the arrow keys move to the
 * neighbours whose links are visible. Links within the page, a click on the backdrop and Escape close it; focus returns.
 */
export function modal(root: Document): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const links = () =>
    [...root.querySelectorAll<HTMLAnchorElement>('a[data-modal]')].filter((link) => !link.closest('[hidden]'))
  const dialogOf = (link: HTMLAnchorElement) => root.getElementById(link.hash.slice(1)) as HTMLDialogElement | null
  const openDialog = () => root.querySelector<HTMLDialogElement>('dialog[data-modal][open]')

  const open = (link: HTMLAnchorElement) => {
    // On closing, the browser returns focus to the element that had it.
    link.focus({ preventScroll: true })
    dialogOf(link)?.showModal()
  }
  const turn = (dialog: HTMLDialogElement, way: 1 | -1) => {
    const all = links()
    const next = all.at((all.findIndex((link) => dialogOf(link) === dialog) + way) % all.length)
    if (!next) return
    dialog.close()
    open(next)
    dialogOf(next)
      ?.querySelector<HTMLElement>(way < 0 ? '[rel=prev]' : '[rel=next]')
      ?.focus()
  }

  root.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
      const target = event.target as Element
      const link = target.closest('a')
      const dialog = openDialog()
      if (dialog && (link?.rel === 'prev' || link?.rel === 'next')) turn(dialog, link.rel === 'prev' ? -1 : 1)
      else if (dialog && (target === dialog || link?.getAttribute('href')?.startsWith('#'))) dialog.close()
      else if (link?.dataset.modal !== undefined) open(link)
      else return
      event.preventDefault()
    },
    { signal },
  )
  root.addEventListener(
    'keydown',
    ({ key }) => {
      const dialog = openDialog()
      const isForward = key === (root.dir ? 'ArrowLeft' : 'ArrowRight')
      if (dialog && /^Arrow(Left|Right)$/.test(key)) turn(dialog, isForward ? 1 : -1)
    },
    { signal },
  )
  // The fragment of the URL can name a dialog; closing it changes the fragment to the section around it.
  root.addEventListener(
    'close',
    ({ target }) => {
      const { parentElement } = target as Element
      if (target !== root.querySelector('dialog:target')) return
      root.location.hash = parentElement?.closest('[id]')?.id ?? ''
    },
    { signal, capture: true },
  )
  const target = root.getElementById(root.location.hash.slice(1))
  if (target?.matches('dialog[data-modal]')) (target as HTMLDialogElement).showModal()

  return () => {
    openDialog()?.close()
    stop.abort()
  }
}
