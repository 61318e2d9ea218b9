import { useEffect } from 'react'

/** What a text field says of itself with every keystroke, apart from its input. */
const chatter = ['scroll', 'scrollend'] as const

/**
 * Nobody listens to how a field's own text scrolls, but React, once it is told, asks each of the forty
 * components around the field whether it does, within the frame that is to show what was typed.
 */
export function useQuietFields(): void {
  useEffect(() => {
    const hush = (event: Event) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) event.stopImmediatePropagation()
    }
    for (const type of chatter) window.addEventListener(type, hush, true)
    return () => {
      for (const type of chatter) window.removeEventListener(type, hush, true)
    }
  }, [])
}
