import type { FrameProps } from '../../definition.ts'

/** A section of the page with its heading in a column of its own. */
export function SectionFrame({ section: { id, label }, children }: FrameProps) {
  return (
    <section id={id} className="section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{label}</h2>
      <div className="section-body">{children}</div>
    </section>
  )
}
