import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../components/skeleton.tsx'
import { textOf, type ControlProps } from './control-props.ts'

/** The editor is large and only some fields need it. */
const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

export function RichTextControl({ field, value, onChange }: ControlProps) {
  return (
    <Suspense fallback={<Outline label={field.label} />}>
      <RichTextEditor
        label={field.label}
        hint={field.help}
        required={field.required}
        placeholder={field.placeholder}
        value={textOf(value)}
        onChange={onChange}
      />
    </Suspense>
  )
}

const Outline = ({ label }: { label: string }) => (
  <div className="grid gap-1.5" role="status" aria-label={`Loading ${label}`}>
    <span className="text-sm font-medium">{label}</span>
    <Skeleton className="h-44" />
  </div>
)
