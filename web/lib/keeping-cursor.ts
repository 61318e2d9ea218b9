import { flushSync } from 'react-dom'

/**
 * Runs an undo or redo and puts the cursor of the focused field at the end of the change, as native undo does. Setting a value by
 * script would move it to the end of the text.
 */
export function keepingCursor(change: () => void, field: Element | null = document.activeElement): void {
  if (!isControl(field)) return change()
  const before = field.value
  flushSync(change)
  if (field.value === before) return
  const at = endOfChange(before, field.value)
  // Null for types without a selection, such as url: https://html.spec.whatwg.org/#do-not-apply
  if (field.selectionStart !== null && field.selectionStart !== at) field.setSelectionRange(at, at)
}

// Not instanceof: a field of a frame has classes of its own.
const isControl = (field: Element | null): field is HTMLInputElement | HTMLTextAreaElement =>
  field?.localName === 'input' || field?.localName === 'textarea'

/** The end of the changed range in `text`. */
export function endOfChange(before: string, text: string): number {
  const shorter = Math.min(before.length, text.length)
  let start = 0
  while (start < shorter && before[start] === text[start]) start++
  let same = 0
  while (same < shorter - start && before.at(-1 - same) === text.at(-1 - same)) same++
  const end = text.length - same
  // Two surrogate pairs can differ in their first unit only; the cursor must not split a pair.
  return isWithinSign(text, end) ? end + 1 : end
}

const isWithinSign = (text: string, at: number): boolean => (text.codePointAt(at - 1) ?? 0) > 0xffff
