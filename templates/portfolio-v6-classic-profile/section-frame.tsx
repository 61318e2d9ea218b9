import type { ReactNode } from 'react'
import type { Section } from './sections.ts'

/** A section of the page under its heading and a stroke of the brush. */
export function SectionFrame({ id, label, children }: Section & { children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{label}</h2>
      <svg className="stroke" viewBox="0 0 96 10" aria-hidden="true">
        <path d="M3 6C14 1 22 9 33 5s19-3 30 0 19 4 30-1" />
      </svg>
      {children}
    </section>
  )
}
