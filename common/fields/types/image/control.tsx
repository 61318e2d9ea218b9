import { lazy } from 'react'
import { LazyPart, MissingField } from '../../../../web/components/lazy-part.tsx'
import { Skeleton } from '../../../../web/components/skeleton.tsx'
import { whenIdle } from '../../../../web/lib/idle.ts'
import { heard, say } from '../../../../web/lib/words/say.ts'
import type { ControlProps } from '../../control-props.ts'

const LoadedControl = lazy(
  whenIdle(async () => ({
    default: (await import('../../../../web/features/editor/images/image-control.tsx')).ImageControl,
  })),
)

/** The control of a picture. Loaded when the browser is idle: text fields come first. */
export const ImageControl = (props: ControlProps) => (
  <LazyPart
    fallback={<Outline label={heard(props.field.label)} />}
    missing={<MissingField label={heard(props.field.label)} name={say('This picture field')} />}
  >
    <LoadedControl {...props} />
  </LazyPart>
)

const Outline = ({ label }: { label: string }) => (
  <div className="grid gap-2" role="status" aria-label={say('Loading {name}', { name: label })}>
    <span className="text-sm font-medium">{label}</span>
    <Skeleton className="aspect-video max-h-[300px]" />
  </div>
)
