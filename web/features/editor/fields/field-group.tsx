import { lazy, memo } from 'react'
import type { ListField } from '@vitrine/common/fields/types/list/kind'
import type { ObjectField } from '@vitrine/common/fields/types/object/kind'
import { LazyPart, MissingField } from '../../../components/lazy-part.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { whenIdle } from '../../../lib/idle.ts'
import { heard } from '../../../lib/words/say.ts'
import type { FieldsProps } from './fields-props.ts'
import { FieldRow } from './field-row.tsx'

// Text fields come first.
const Repeater = lazy(whenIdle(async () => ({ default: (await import('./repeater.tsx')).Repeater })))

/** The fields of a section or an item. They nest: objects and items of lists have fields themselves. */
export const Fields = memo(function Fields({ fields, path }: FieldsProps) {
  return fields.map((field) => {
    const own = `${path}.${field.path}`
    if (field.type === 'object') return <FieldSection key={field.path} field={field} path={own} />
    if (field.type === 'array:object') return <FieldList key={field.path} field={field} path={own} />
    return <FieldRow key={field.path} field={field} path={own} />
  })
})

function FieldList({ field, path }: { field: ListField; path: string }) {
  const label = heard(field.label)
  return (
    <LazyPart
      fallback={
        <div aria-busy className="space-y-2">
          <h3 className="text-sm font-medium">{label}</h3>
          <Skeleton className="h-11" />
        </div>
      }
      missing={<MissingField label={label} name={label} />}
    >
      <Repeater field={field} path={path} Fields={Fields} />
    </LazyPart>
  )
}

function FieldSection({ field, path }: { field: ObjectField; path: string }) {
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-3 pt-2" data-field={path}>
      <legend className="px-1 text-sm font-medium">{heard(field.label)}</legend>
      {field.help && <p className="text-sm text-muted">{heard(field.help)}</p>}
      <Fields fields={field.fields} path={path} />
    </fieldset>
  )
}
