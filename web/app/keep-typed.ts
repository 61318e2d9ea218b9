type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps what was typed, which button waits, and where the focus is, for markup that is about to be replaced by the same.
 * @returns what gives both back
 */
export function keepTyped(root: HTMLElement): () => void {
  const fieldsOf = () => [...root.querySelectorAll<Field>('input[name], textarea[name]')]
  const before = fieldsOf().map((field) => ({
    name: field.name,
    value: field.value,
    isChecked: field instanceof HTMLInputElement && field.checked,
    isFocused: field === document.activeElement,
    selection: field.selectionStart,
  }))
  const buttonsOf = () => [...root.querySelectorAll('button')]
  const waiting = buttonsOf().findIndex((button) => button.hasAttribute('aria-disabled'))
  return () => {
    buttonsOf()[waiting]?.setAttribute('aria-disabled', 'true')
    for (const { name, value, isChecked, isFocused, selection } of before) {
      const field = fieldsOf().find((other) => other.name === name)
      if (!field) continue
      if (field instanceof HTMLInputElement && field.type === 'checkbox') {
        if (field.checked !== isChecked) field.click()
      } else if (field.value !== value) {
        // React hears of it by the event, and only if the value was not set through its own property.
        const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      if (isFocused) {
        field.focus()
        if (selection !== null && field.type !== 'email') field.setSelectionRange(selection, selection)
      }
    }
  }
}
