import { useRef } from 'react'

/** For the field that a dialog begins with: what there is to type goes there. React's own `autoFocus` would hide the opener from the dialog. */
export const beginsDialog = { 'data-begins-dialog': true }

/** For a dialog's content: returns the focus to what opened it. Radix does so only for its own triggers. */
export function useFocusReturn() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      const field = (event.currentTarget as Element).querySelector<HTMLInputElement>('[data-begins-dialog]')
      if (!field) return
      event.preventDefault()
      field.focus()
      field.select()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
