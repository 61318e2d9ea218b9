/** Gives each `[data-filter]` slot one button a category and 'All'; they show and hide the children of its list. */
export function filter(root: Document): () => void {
  const slots = [...root.querySelectorAll<HTMLElement>('[data-filter]')]
  const items = (slot: HTMLElement) =>
    [...(root.getElementById(slot.dataset.filter ?? '')?.children ?? [])] as HTMLElement[]
  const show = (slot: HTMLElement, category: string | null) => {
    for (const item of items(slot)) item.hidden = category !== null && item.dataset.category !== category
  }

  for (const slot of slots) {
    const options = JSON.parse(slot.dataset.options ?? '[]') as string[]
    const choices = [null, ...options].map((category) => {
      const button = root.createElement('button')
      button.type = 'button'
      button.textContent = category ?? slot.dataset.all ?? 'All'
      button.dataset.letters = slot.dataset.letters ?? ''
      button.ariaPressed = String(category === (slot.dataset.initial ?? null))
      button.onclick = () => {
        show(slot, category)
        for (const choice of choices) choice.ariaPressed = String(choice === button)
      }
      return button
    })
    slot.role = 'group'
    slot.ariaLabel = slot.dataset.label ?? ''
    slot.replaceChildren(...choices)
    show(slot, slot.dataset.initial ?? null)
  }

  return () => {
    for (const slot of slots) {
      slot.replaceChildren()
      slot.role = slot.ariaLabel = null
      show(slot, null)
    }
  }
}
