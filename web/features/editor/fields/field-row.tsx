import { memo, type FormEvent, type ReactNode } from 'react'
import type { Field } from '@vitrine/common/fields/field'
import { useEdit, useDocumentEditor, useValue, useSaveState } from '../state/editor-context.ts'
import { controls } from './controls.tsx'

/** One field of the form. It re-renders only when its own value changes. */
export const FieldRow = memo(function FieldRow({ field, path }: { field: Field; path: string }) {
  const value = useValue(path)
  const edit = useEdit(path)
  // A newer server may know types that this client does not.
  const Control = Object.hasOwn(controls, field.type) ? controls[field.type as keyof typeof controls] : null
  return (
    <FieldForm path={path} label={field.label}>
      {Control ? (
        <Control field={field} path={path} value={value} onChange={edit} />
      ) : (
        <p className="text-sm text-muted">Unsupported field type: {field.type}</p>
      )}
    </FieldForm>
  )
})

/**
 * A field is the smallest unit that is saved: by its Update button or by Enter. Each field is its own form also because on
 * every keystroke Chromium scans all controls of the form (or of the page, if there is none) for autofill.
 */
function FieldForm({ path, label, children }: { path: string; label: string; children: ReactNode }) {
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
          Update<span className="sr-only"> {label}</span>
        </button>
      )}
    </form>
  )
}
