import { lazy } from 'react'
import type { Field } from '@vitrine/common/fields/field'
import type { FileField } from '@vitrine/common/fields/types/file/kind'
import { LazyPart, MissingField } from '../../../../components/lazy-part.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { heard, say } from '../../../../lib/words/say.ts'
import { Fields } from '../../fields/field-group.tsx'
import { Repeater } from '../../fields/repeater.tsx'
import { useEdit, useValue } from '../../state/editor-context.ts'

const FileControl = lazy(async () => ({ default: (await import('../../files/file-control.tsx')).FileControl }))

/**
 * The fields of a block. Files are uploaded here; the editor of a home page has none, and does not load what that takes. Lists are
 * there at once: a block that is added has the focus in its first control.
 */
export const BlockFields = ({ fields, path }: { fields: readonly Field[]; path: string }) =>
  fields.map((field) => {
    const own = `${path}.${field.path}`
    if (field.type === 'file') return <FileRow key={field.path} field={field} path={own} />
    if (field.type === 'array:object') return <Repeater key={field.path} field={field} path={own} Fields={Fields} />
    return <Fields key={field.path} fields={[field]} path={path} />
  })

function FileRow({ field, path }: { field: FileField; path: string }) {
  const value = useValue(path)
  const edit = useEdit(path)
  return (
    <div data-field={path}>
      <LazyPart
        fallback={<Skeleton className="h-28" />}
        missing={<MissingField label={heard(field.label)} name={say('This file field')} />}
      >
        <FileControl field={field} path={path} value={value} onChange={edit} />
      </LazyPart>
    </div>
  )
}
