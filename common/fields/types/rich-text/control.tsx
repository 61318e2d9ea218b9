import { lazy, useEffect, useRef, useState, type RefObject } from 'react'
import { frameOf } from '../../../../web/components/frame-of.ts'
import { LazyPart, MissingField } from '../../../../web/components/lazy-part.tsx'
import { Skeleton } from '../../../../web/components/skeleton.tsx'
import { say } from '../../../../web/lib/words/say.ts'
import { textOf, type ControlProps } from '../../control-props.ts'

/** Lazy, because it is large and only some fields need it. */
const RichTextEditor = lazy(async () => ({
  default: (await import('../../../../web/features/editor/fields/rich-text-editor.tsx')).RichTextEditor,
}))

export function RichTextControl({ field, value, onChange }: ControlProps) {
  const frame = frameOf(field)
  const outline = useRef<HTMLDivElement>(null)
  const wanted = useWanted(outline)
  if (!wanted)
    return (
      <div ref={outline}>
        <Outline label={frame.label} />
      </div>
    )
  return (
    <LazyPart
      fallback={<Outline label={frame.label} />}
      missing={<MissingField label={frame.label} name={say('The text editor')} />}
    >
      <RichTextEditor {...frame} value={textOf(value)} onChange={onChange} />
    </LazyPart>
  )
}

const Outline = ({ label }: { label: string }) => (
  <div className="grid gap-1.5" role="status" aria-label={say('Loading {name}', { name: label })}>
    <span className="text-sm font-medium">{label}</span>
    <Skeleton className="h-44" />
  </div>
)

/** Loaded after this time even if it was never near the window, in milliseconds. */
const ANYWAY_MS = 3_000

/** True once an element is visible, or after some time. */
function useWanted(element: RefObject<HTMLElement | null>): boolean {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const want = () => setWanted(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(),
    )
    observer.observe(element.current)
    const timer = setTimeout(want, ANYWAY_MS)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [element])
  return wanted
}
