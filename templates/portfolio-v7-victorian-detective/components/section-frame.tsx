import type { FrameProps } from '../../definition.ts'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { useSay } from '../../parts/say.ts'
import type { Word } from '../../words/words.ts'
import { Flourish } from './ornaments.tsx'

/** A dossier is a folder with a tab; an exhibit lies on the desk itself, with a tag tied to it. */
const frames: Readonly<Record<string, { kind: 'dossier' | 'exhibit'; caption: Word }>> = {
  experience: { kind: 'dossier', caption: 'The record of employment, with particulars' },
  skills: { kind: 'exhibit', caption: 'Instruments and methods, by drawer' },
  education: { kind: 'dossier', caption: 'Entries in the register' },
  projects: { kind: 'exhibit', caption: 'Cases, and what became of them' },
  certifications: { kind: 'dossier', caption: 'Warrants held' },
  'graduate-certifications': { kind: 'exhibit', caption: 'Under seal of the college' },
  publications: { kind: 'dossier', caption: 'Printed matter, public and learned' },
  patents: { kind: 'exhibit', caption: 'Letters patent' },
  services: { kind: 'dossier', caption: 'Terms of engagement' },
  testimonials: { kind: 'exhibit', caption: 'Sworn statements' },
  press: { kind: 'dossier', caption: 'As reported in the newspapers' },
  awards: { kind: 'exhibit', caption: 'Honours conferred' },
  contact: { kind: 'exhibit', caption: 'Where word will reach' },
}

/** From A to Z, then AA, AB …: owners can add more sections than there are letters. */
const letterAt = (index: number): string =>
  (index < 26 ? '' : letterAt(Math.floor(index / 26) - 1)) + String.fromCharCode('A'.charCodeAt(0) + (index % 26))

export function SectionFrame({ section, index, children }: FrameProps) {
  const say = useSay()
  const { kind = 'dossier', caption } = frames[section.id] ?? {}
  return (
    <section id={section.id} className={kind} aria-labelledby={`${section.id}-heading`}>
      <p className="exhibit-no" aria-hidden="true">
        {say('Exhibit {letter}', { letter: letterAt(index) })}
      </p>
      <div className="sheet">
        <SectionHeading of={section} id={`${section.id}-heading`} />
        {caption && <p className="caption">{say(caption)}</p>}
        {kind === 'exhibit' && <Flourish />}
        {children}
      </div>
    </section>
  )
}
