import type { FrameProps } from '../../definition.ts'

/** A section of the page under its heading and a stroke of the brush. */
export function SectionFrame({ section: { id, label, heading = label }, children }: FrameProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <svg className="stroke" viewBox="0 0 96 10" aria-hidden="true">
        <path d="M3 6C14 1 22 9 33 5s19-3 30 0 19 4 30-1" />
      </svg>
      {children}
    </section>
  )
}
