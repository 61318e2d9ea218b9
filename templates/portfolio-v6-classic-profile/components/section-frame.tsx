import type { FrameProps } from '../../definition.ts'
import { SectionHeading } from '../../parts/section-heading.tsx'

/** A section of the page under its heading and a stroke of the brush. */
export function SectionFrame({ section, children }: FrameProps) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-heading`}>
      <SectionHeading of={section} id={`${section.id}-heading`} />
      <svg className="stroke" viewBox="0 0 96 10" aria-hidden="true">
        <path d="M3 6C14 1 22 9 33 5s19-3 30 0 19 4 30-1" />
      </svg>
      {children}
    </section>
  )
}
