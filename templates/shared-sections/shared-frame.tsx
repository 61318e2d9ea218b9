import type { FrameProps } from '../definition.ts'

/** What a shared section stands in where a template's own sections each bring their own frame. */
export function SharedFrame({ section: { id, label, heading = label }, children }: FrameProps) {
  return (
    <section id={id} className="shared-section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  )
}
