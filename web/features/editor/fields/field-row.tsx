import { memo } from 'react'
import type { Field } from '@vitrine/common/templates/fields'
import { useEdit, useEditor, useEditorState, usePending, useValue } from '../state/editor-context.ts'
import { controls } from './controls.tsx'

/** One field of the form. It renders again when its own value changes, and not when others do. */
export const FieldRow = memo(function FieldRow({ field, path }: { field: Field; path: string }) {
  const value = useValue(path)
  const edit = useEdit(path)
  // A newer server may know types that this client does not.
  const Control = Object.hasOwn(controls, field.type) ? controls[field.type as keyof typeof controls] : null
  return (
    <div className="relative" data-field={path}>
      {Control ? (
        <Control field={field} path={path} value={value} onChange={edit} />
      ) : (
        <p className="text-sm text-muted">Unsupported field type: {field.type}</p>
      )}
      <UpdateButton path={path} label={field.label} />
    </div>
  )
})

/** Writes one field alone. */
function UpdateButton({ path, label }: { path: string; label: string }) {
  const { saver } = useEditor()
  const pending = usePending(path)
  const saving = useEditorState((state) => state.saving)
  if (!pending) return null
  return (
    <button
      type="button"
      disabled={saving}
      onClick={() => void saver.save([path])}
      className="absolute -top-0.5 right-0 h-6 rounded px-1.5 text-xs font-medium text-accent-text hover:bg-accent-soft disabled:opacity-55"
    >
      Update<span className="sr-only"> {label}</span>
    </button>
  )
}
