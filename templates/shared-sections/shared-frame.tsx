import type { FrameProps } from '../definition.ts'
import { SectionHeading } from '../parts/section-heading.tsx'

/** What a shared section stands in where a template's own sections each bring their own frame. */
export function SharedFrame({ section, children }: FrameProps) {
  return (
    <section id={section.id} className="shared-section" aria-labelledby={`${section.id}-heading`}>
      <SectionHeading of={section} id={`${section.id}-heading`} />
      {children}
    </section>
  )
}
