import { lazy } from 'react'
import { LazyPart, MissingField } from '../../../../web/components/lazy-part.tsx'
import { Skeleton } from '../../../../web/components/skeleton.tsx'
import type { ControlProps } from '../../control-props.ts'
import type { FileField } from './kind.ts'

const LoadedControl = lazy(async () => ({
  default: (await import('../../../../web/features/editor/files/file-control.tsx')).FileControl,
}))

/** The control of a file. Loaded with the first block that has one. */
export const FileControl = (props: ControlProps<FileField>) => (
  <LazyPart
    fallback={<Skeleton className="h-28" />}
    missing={<MissingField label={props.field.label} name="This file field" />}
  >
    <LoadedControl {...props} />
  </LazyPart>
)
