import { useMemo } from 'react'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import type { ChangeNames } from '@vitrine/common/portfolio/change-words'
import type { Layout } from '@vitrine/common/portfolio/design'
import { changeNames } from '@vitrine/templates/change-names'
import { useListings } from '../template-switch/use-listing.ts'

/** What templates, sections and pictures are called in the words of a change. */
export function useChangeNames(metadata: TemplateMetadata, layout: Layout): ChangeNames {
  const listings = useListings().data
  return useMemo(
    () => changeNames(metadata, layout, (id) => listings?.find((listing) => listing.id === id)?.name ?? String(id)),
    [metadata, layout, listings],
  )
}
