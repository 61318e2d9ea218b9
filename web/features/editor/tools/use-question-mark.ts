import { useEffect } from 'react'

const typing = 'input, textarea, select, [contenteditable="true"]'

/** Calls `act` on “?”, except in text fields and while a dialog or menu is open. */
export function useQuestionMark(act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (target?.closest(typing) || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]'))
        return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [act])
}
