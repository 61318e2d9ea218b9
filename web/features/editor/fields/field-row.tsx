import { memo, useMemo, type ComponentType, type FormEvent, type ReactNode } from 'react'
import type { ControlProps } from '@vitrine/common/fields/control-props'
import type { FieldOf, ValueField } from '@vitrine/common/fields/field'
import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import { contentPath } from '@vitrine/common/portfolio/paths'
import { useDebouncedDocumentState, useDocumentEditor, useEdit, useSaveState } from '../state/editor-context.ts'
import { useControlValue } from '../state/use-control-value.ts'
import * as byType from '@vitrine/common/fields/types/controls'
import { heard, say } from '../../../lib/words/say.ts'

/** The compiler asks for a control of each type. */
type Controls = { [T in ValueField['type']]: ComponentType<ControlProps<FieldOf<T>>> }
const complete: Controls = byType
/** TypeScript cannot see that a field is passed only to the control of its own type. */
export const controls = complete as Record<ValueField['type'], ComponentType<ControlProps>>

/** One field of the form. It re-renders only when its own value changes. */
export const FieldRow = memo(function FieldRow({ field, path }: { field: ValueField; path: string }) {
  const value = useControlValue(path)
  const edit = useEdit(path)
  const shown = useFallback(field, path, value)
  // A newer server may know types that this client does not.
  const Control = Object.hasOwn(controls, field.type) ? controls[field.type] : null
  return (
    <FieldForm path={path} label={heard(field.label)}>
      {Control ? (
        <Control field={shown} path={path} value={value} onChange={edit} />
      ) : (
        <p className="text-sm text-muted">{say('Unsupported field type: {type}', { type: field.type })}</p>
      )}
    </FieldForm>
  )
})

/** The field with what stands in for its text on the page while it is empty, such as the name of another template's field. */
function useFallback(field: ValueField, path: string, value: unknown): ValueField {
  const isEmpty = value === undefined || value === ''
  const fallback = useDebouncedDocumentState((state) =>
    isEmpty && path === contentPath(field.path) ? textWithFallback(state.history.present.content, field.path) : '',
  )
  return useMemo(() => {
    const placeholder = fallback || (field.placeholder && heard(field.placeholder))
    return placeholder ? { ...field, placeholder } : field
  }, [field, fallback])
}

/**
 * A field is the smallest unit that is saved: by its Update button or by Enter. Each field is its own form also because on
 * every keystroke Chromium scans all controls of the form (or of the page, if there is none) for autofill.
 */
export function FieldForm({ path, label, children }: { path: string; label: string; children: ReactNode }) {
  const { saver } = useDocumentEditor()
  const { pending, saving } = useSaveState(path)

  function submit(event: FormEvent): void {
    // Events of forms in a dialog of the control bubble to here, too.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (pending) void saver.save([path])
  }

  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={submit}
      className={pending ? 'relative' : undefined}
      data-field={path}
    >
      {children}
      {pending && (
        <button
          type="submit"
          disabled={saving}
          className="absolute -top-0.5 right-0 h-6 rounded px-1.5 text-xs font-medium text-accent-text hover:bg-accent-soft disabled:opacity-55"
        >
          {say('Update')}
          <span className="sr-only"> {label}</span>
        </button>
      )}
    </form>
  )
}
