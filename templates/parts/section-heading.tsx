import { useContext, type HTMLAttributes } from 'react'
import type { ShownSection } from '../definition.ts'
import { ContentSourcesContext, SOURCE, titleSource } from './sources.ts'

/** Longer names of owners are set smaller, where a template says so. */
const LONG_TITLE = 14

interface SectionHeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  of: ShownSection
}

/** The heading of a section: the name that its owner gave it, or else the template's. */
export function SectionHeading({ of: { id, label, heading = label, title }, ...attributes }: SectionHeadingProps) {
  const marked = useContext(ContentSourcesContext) !== null
  return (
    <h2
      {...attributes}
      {...(title && { dir: 'auto', 'data-long': title.length > LONG_TITLE || undefined })}
      {...(marked && { [SOURCE]: titleSource(id) })}
    >
      {heading}
    </h2>
  )
}
