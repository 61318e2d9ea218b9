import { useEffect } from 'react'

/** What a text field says of itself with every keystroke, apart from its input. */
const chatter = ['keypress', 'textInput', 'scroll', 'scrollend'] as const

/** Keys that do nothing but write. A tag ends with a comma, a list with Enter. */
const writes = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  /^[\p{L}\p{N} ]$/u.test(key) && !ctrlKey && !metaKey && !altKey

const isTextField = ({ target }: Event) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * Nobody listens to which letter goes down in a text field, or to how its own text scrolls, but React, once it is told, asks
 * each of the forty components around the field whether it does, within the frame that is to show what was typed.
 */
export function useQuietFields(): void {
  useEffect(() => {
    const hush = (event: Event) => {
      if (isTextField(event)) event.stopImmediatePropagation()
    }
    const hushLetters = (event: KeyboardEvent) => {
      if (isTextField(event) && writes(event)) event.stopPropagation()
    }
    const { body } = document
    for (const type of chatter) window.addEventListener(type, hush, true)
    body.addEventListener('keydown', hushLetters, true)
    return () => {
      for (const type of chatter) window.removeEventListener(type, hush, true)
      body.removeEventListener('keydown', hushLetters, true)
    }
  }, [])
}
