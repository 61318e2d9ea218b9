import type { FrameProps } from '../../definition.ts'
import { SectionHeading } from '../../parts/section-heading.tsx'

/** A section of the page with its heading in a column of its own. */
export function SectionFrame({ section, children }: FrameProps) {
  return (
    <section id={section.id} className="section" aria-labelledby={`${section.id}-heading`}>
      <SectionHeading of={section} id={`${section.id}-heading`} />
      <div className="section-body">{children}</div>
    </section>
  )
}
