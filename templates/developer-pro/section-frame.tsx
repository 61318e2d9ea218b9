import type { ReactNode } from 'react'
import type { Section } from '../definition.ts'

/** A section of the page with its heading in a column of its own. */
export function SectionFrame({ id, label, children }: Pick<Section, 'id' | 'label'> & { children: ReactNode }) {
  return (
    <section id={id} className="section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{label}</h2>
      <div className="section-body">{children}</div>
    </section>
  )
}
