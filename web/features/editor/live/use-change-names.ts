import { useMemo } from 'react'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { isPicture } from '@vitrine/common/portfolio/labels'
import { useListings } from '../template-switch/use-listing.ts'
import type { ChangeNames } from '@vitrine/common/portfolio/change-words'
import { writingSection } from '@vitrine/templates/shared-sections/writing-section'

/** What templates, sections and pictures are called in the words of a change. */
export function useChangeNames(metadata: TemplateMetadata): ChangeNames {
  const listings = useListings().data
  return useMemo(
    () => ({
      template: (id) => listings?.find((listing) => listing.id === id)?.name ?? String(id),
      section: (id) => [...metadata.sections, writingSection].find((section) => section.id === id)?.label ?? String(id),
      isPicture: (path) => isPicture(path, metadata),
    }),
    [metadata, listings],
  )
}
