type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** A character that a layout of another script types: Cyrillic, Greek, Hebrew, Thai… */
const otherScript = /^[^\p{ASCII}\p{Script=Latin}]$/u

/**
 * The Latin letter that a shortcut means. Layouts of another script have none on their keys, so there the place of the key
 * counts. It must not count on Latin layouts: Z is elsewhere on AZERTY, QWERTZ and Dvorak.
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
 * Whether a key belongs to an input method: Enter that accepts a Japanese or Korean word, Escape that drops it. Safari ends the
 * composition before it tells of the key, whose code then is all that is left of it.
 */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229
