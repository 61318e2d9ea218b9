import { useMemo } from 'react'
import { useEditor } from '../state/editor-context.ts'
import { isPicture } from '@vitrine/common/portfolio/labels'
import { useListings } from '../template-switch/use-listing.ts'
import type { ChangeNames } from '@vitrine/common/portfolio/change-words'

/** What templates, sections and pictures are called in the words of a change. */
export function useChangeNames(): ChangeNames {
  const { metadata } = useEditor()
  const listings = useListings().data
  return useMemo(
    () => ({
      template: (id) => listings?.find((listing) => listing.id === id)?.name ?? String(id),
      section: (id) => metadata.sections.find((section) => section.id === id)?.label ?? String(id),
      isPicture: (path) => isPicture(path, metadata),
    }),
    [metadata, listings],
  )
}
