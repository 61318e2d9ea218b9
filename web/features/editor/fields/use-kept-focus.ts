import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import type { TemplateSection } from '@vitrine/common/fields/section'
import { fillable } from './controls-selector.ts'

/**
 * Somebody goes on typing where a field comes into another section. Another template, which another tab may just have chosen, can
 * have it there: its control is then a new one.
 */
export function useKeptFocus(form: RefObject<HTMLElement | null>, sections: readonly TemplateSection[]) {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    const before = focused.current
    if (!before || before.isConnected || document.activeElement !== document.body) return
    const path = before.closest<HTMLElement>('[data-field]')?.dataset.field ?? ''
    const control = form.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"] ${fillable}`)
    control?.focus({ preventScroll: true })
    if (isText(before) && isText(control)) control.setSelectionRange(before.selectionStart, before.selectionEnd)
  }, [form, sections])
  return {
    onFocus: ({ target }: FocusEvent) => void (focused.current = target),
    onBlur: () => void (focused.current = null),
  }
}

/** Whether its selection is known. That of an address of mail is not. */
const isText = (element?: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null)
