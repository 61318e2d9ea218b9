import { keepingCursor } from '../lib/keeping-cursor.ts'
import { record, redo, startHistory, undo, type History } from '../lib/history.ts'
import { undoKeys } from '../lib/keys.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * As the `ref` of a dialog: undo and redo for its text fields. The browser's own undo has one stack for the whole page and would
 * continue with what was typed behind the dialog.
 */
export function undoScope(dialog: HTMLElement | null): (() => void) | undefined {
  if (!dialog) return undefined
  const histories = new WeakMap<TextField, History<string>>()

  /** A field's history; a value set by a script starts a new one. */
  const historyOf = (field: TextField): History<string> => {
    const known = histories.get(field)
    return known?.present === field.value ? known : startHistory(field.value)
  }

  const beforeInput = ({ target }: Event) => {
    if (isTextField(target)) histories.set(target, historyOf(target))
  }

  const input = (event: Event) => {
    const { target } = event
    if (!isTextField(target) || !dialog.contains(target)) return
    const history = histories.get(target)
    const kind = event instanceof InputEvent ? event.inputType : null
    histories.set(target, history ? record(history, target.value, kind, Date.now()) : startHistory(target.value))
  }

  const keyDown = (event: KeyboardEvent) => {
    const step = undoKeys(event)
    const { target } = event
    if (!step || (target instanceof HTMLElement && target.isContentEditable)) return
    event.preventDefault()
    if (!isTextField(target)) return
    const history = { undo, redo }[step](historyOf(target))
    histories.set(target, history)
    keepingCursor(() => setText(target, history.present))
  }

  const { ownerDocument: page } = dialog
  dialog.addEventListener('beforeinput', beforeInput)
  // On the document, after React's handlers, because a field may transform what was typed.
  page.addEventListener('input', input)
  dialog.addEventListener('keydown', keyDown)
  return () => {
    dialog.removeEventListener('beforeinput', beforeInput)
    page.removeEventListener('input', input)
    dialog.removeEventListener('keydown', keyDown)
  }
}

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Sets a value as if typed. React overrides the property on the element, so the prototype's setter is used. */
function setText(field: TextField, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
