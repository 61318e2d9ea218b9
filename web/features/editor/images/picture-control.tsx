import { lazy } from 'react'
import { LazyPart, MissingField } from '../../../components/lazy-part.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { whenIdle } from '../../../lib/idle.ts'
import type { ControlProps } from '../fields/control-props.ts'

const ImageControl = lazy(whenIdle(async () => ({ default: (await import('./image-control.tsx')).ImageControl })))

/** The control of a picture. Loaded when the browser is idle: text fields come first. */
export const PictureControl = (props: ControlProps) => (
  <LazyPart
    fallback={<Outline label={props.field.label} />}
    missing={<MissingField label={props.field.label} name="This picture field" />}
  >
    <ImageControl {...props} />
  </LazyPart>
)

const Outline = ({ label }: { label: string }) => (
  <div className="grid gap-2" role="status" aria-label={`Loading ${label}`}>
    <span className="text-sm font-medium">{label}</span>
    <Skeleton className="aspect-video max-h-[300px]" />
  </div>
)
