import type { ReactNode } from 'react'
import type { Section } from '../definition.ts'
import { Flourish } from './ornaments.tsx'

/** A dossier is a folder with a tab; an exhibit lies on the desk itself, with a tag tied to it. */
const frames: Readonly<Record<string, { kind: 'dossier' | 'exhibit'; caption: string }>> = {
  experience: { kind: 'dossier', caption: 'The record of employment, with particulars' },
  skills: { kind: 'exhibit', caption: 'Instruments and methods, by drawer' },
  education: { kind: 'dossier', caption: 'Entries in the register' },
  projects: { kind: 'exhibit', caption: 'Cases, and what became of them' },
  certifications: { kind: 'dossier', caption: 'Warrants held' },
  'graduate-certifications': { kind: 'exhibit', caption: 'Under seal of the college' },
  publications: { kind: 'dossier', caption: 'Printed matter, public and learned' },
  patents: { kind: 'exhibit', caption: 'Letters patent' },
  contact: { kind: 'exhibit', caption: 'Where word will reach' },
}

interface SectionFrameProps extends Pick<Section, 'id' | 'label'> {
  /** Place among the visible sections, from 0. */
  index: number
  children: ReactNode
}

export function SectionFrame({ id, label, index, children }: SectionFrameProps) {
  const { kind = 'dossier', caption } = frames[id] ?? {}
  return (
    <section id={id} className={kind} aria-labelledby={`${id}-heading`}>
      <p className="exhibit-no" aria-hidden="true">
        Exhibit {String.fromCharCode('A'.charCodeAt(0) + index)}
      </p>
      <div className="sheet">
        <h2 id={`${id}-heading`}>{label}</h2>
        {caption && <p className="caption">{caption}</p>}
        {kind === 'exhibit' && <Flourish />}
        {children}
      </div>
    </section>
  )
}
