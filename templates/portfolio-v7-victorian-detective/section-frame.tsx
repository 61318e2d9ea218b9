import type { ReactNode } from 'react'
import { Flourish } from './ornaments.tsx'
import type { Section } from './sections.ts'

interface SectionFrameProps extends Pick<Section, 'id' | 'label' | 'caption' | 'kind'> {
  /** Place among the shown sections, from 0. */
  index: number
  children: ReactNode
}

export function SectionFrame({ id, label, caption, kind, index, children }: SectionFrameProps) {
  return (
    <section id={id} className={kind} aria-labelledby={`${id}-heading`}>
      <p className="exhibit-no" aria-hidden="true">
        Exhibit {String.fromCharCode('A'.charCodeAt(0) + index)}
      </p>
      <div className="sheet">
        <h2 id={`${id}-heading`}>{label}</h2>
        <p className="caption">{caption}</p>
        {kind === 'exhibit' && <Flourish />}
        {children}
      </div>
    </section>
  )
}
