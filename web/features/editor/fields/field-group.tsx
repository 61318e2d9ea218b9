import { memo } from 'react'
import type { ObjectField } from '@vitrine/common/fields/types/object/kind'
import { heard } from '../../../lib/words/say.ts'
import type { FieldsProps } from './fields-props.ts'
import { FieldRow } from './field-row.tsx'
import { Repeater } from './repeater.tsx'

/** The fields of a section or an item. They nest: objects and items of lists have fields themselves. */
export const Fields = memo(function Fields({ fields, path }: FieldsProps) {
  return fields.map((field) => {
    const own = `${path}.${field.path}`
    if (field.type === 'object') return <FieldSection key={field.path} field={field} path={own} />
    if (field.type === 'array:object') return <Repeater key={field.path} field={field} path={own} Fields={Fields} />
    return <FieldRow key={field.path} field={field} path={own} />
  })
})

function FieldSection({ field, path }: { field: ObjectField; path: string }) {
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-3 pt-2" data-field={path}>
      <legend className="px-1 text-sm font-medium">{heard(field.label)}</legend>
      {field.help && <p className="text-sm text-muted">{heard(field.help)}</p>}
      <Fields fields={field.fields} path={path} />
    </fieldset>
  )
}
