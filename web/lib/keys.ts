type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** A character of a non-Latin layout: Cyrillic, Greek, Hebrew, Thai… */
const otherScript = /^[^\p{ASCII}\p{Script=Latin}]$/u

/**
 * The Latin letter of a shortcut. Non-Latin layouts do not have it, so the physical key counts there. On Latin layouts the physical
 * key must not count: Z is elsewhere on AZERTY, QWERTZ and Dvorak.
 */
function letterOf({ key, code }: Pressed): string {
  return (otherScript.test(key) ? code.replace(/^Key/, '') : key).toLowerCase()
}

const isCommand = ({ ctrlKey, metaKey, altKey }: Pressed) => (ctrlKey || metaKey) && !altKey

/** Whether keys ask for a step back or forward: Ctrl or Command with Z; with Shift as well, or with Y, forward. */
export function undoKeys(pressed: Pressed): 'undo' | 'redo' | null {
  if (!isCommand(pressed)) return null
  const letter = letterOf(pressed)
  if (letter === 'y' || (letter === 'z' && pressed.shiftKey)) return 'redo'
  return letter === 'z' ? 'undo' : null
}

export const isSave = (pressed: Pressed): boolean => isCommand(pressed) && letterOf(pressed) === 's'

/**
 * Whether a key press belongs to an input method (IME): Enter accepts a Japanese or Korean word, Escape cancels it. Safari ends the
 * composition before the keydown event, where only the key code 229 is left of it.
 */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229
