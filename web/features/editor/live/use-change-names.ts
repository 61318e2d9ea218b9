import { useMemo } from 'react'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import type { ChangeNames } from '@vitrine/common/portfolio/change-words'
import type { Layout } from '@vitrine/common/portfolio/design'
import { changeNames } from '@vitrine/templates/change-names'
import { heard } from '../../../lib/words/say.ts'
import { useListings } from '../template-switch/use-listing.ts'

/** What templates, sections and pictures are called in the words of a change. */
export function useChangeNames(metadata: TemplateMetadata, layout: Layout): ChangeNames {
  const listings = useListings().data
  return useMemo(() => {
    const names = changeNames(metadata, layout, (id) =>
      heard(listings?.find((listing) => listing.id === id)?.name ?? String(id)),
    )
    const isOwn = (id: unknown) => Boolean(layout.titles?.[String(id)]?.trim())
    return {
      ...names,
      section: (id) => (isOwn(id) ? names.section(id) : heard(names.section(id))),
      heading: (id) => heard(names.heading(id)),
    }
  }, [metadata, layout, listings])
}
