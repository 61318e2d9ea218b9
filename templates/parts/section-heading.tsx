import { useContext, type HTMLAttributes } from 'react'
import type { ShownSection } from '../definition.ts'
import { ContentSourcesContext, SOURCE, titleSource } from './sources.ts'
import { longestWord } from './word-length.ts'

/** Longer names of owners are set smaller, where a template says so. */
const LONG_TITLE = 14

/** How long the longest word of a heading is, in steps, for templates whose headings are as wide as the page. Most are shorter. */
const wordSteps = [9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 32]
export function wordStep(heading: string): number | undefined {
  const longest = longestWord(heading)
  return longest > 8 ? (wordSteps.find((step) => step >= longest) ?? wordSteps.at(-1)) : undefined
}

interface SectionHeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  of: ShownSection
}

/** The heading of a section: the name that its owner gave it, or else the template's. */
export function SectionHeading({ of: { id, label, heading = label, title }, ...attributes }: SectionHeadingProps) {
  const marked = useContext(ContentSourcesContext) !== null
  return (
    <h2
      {...attributes}
      data-word={wordStep(heading ?? '')}
      {...(title && { dir: 'auto', 'data-long': title.length > LONG_TITLE || undefined })}
      {...(marked && { [SOURCE]: titleSource(id) })}
    >
      {heading}
    </h2>
  )
}
