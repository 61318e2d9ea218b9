/** Gives each `[data-menu]` slot a button that opens and closes the navigation it names, below it on the page. */
export function menu(root: Document): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const slots = [...root.querySelectorAll<HTMLElement>('[data-menu]')]

  for (const slot of slots) {
    const button = root.createElement('button')
    const set = (open: boolean) => {
      slot.dataset.state = open ? 'open' : 'closed'
      button.ariaExpanded = String(open)
    }
    button.type = 'button'
    button.textContent = slot.dataset.label ?? ''
    button.setAttribute('aria-controls', slot.dataset.menu ?? '')
    set(false)
    slot.replaceChildren(button)

    button.onclick = () => set(slot.dataset.state === 'closed')
    root.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || slot.dataset.state !== 'open') return
        set(false)
        button.focus()
      },
      { signal },
    )
    root.addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest(`#${slot.dataset.menu} a`)) set(false)
      },
      { signal },
    )
  }

  return () => {
    stop.abort()
    for (const slot of slots) {
      slot.replaceChildren()
      delete slot.dataset.state
    }
  }
}
