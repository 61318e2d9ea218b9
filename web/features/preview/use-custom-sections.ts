import { useQuery } from '@tanstack/react-query'
import { customKindOf } from '@vitrine/common/portfolio/custom-sections'
import type { Layout } from '@vitrine/common/portfolio/design'

/** What shows custom sections, and how they are styled, loaded once a portfolio has one. */
export const useCustomSections = ({ added = [] }: Layout) =>
  useQuery({
    queryKey: ['custom-sections'],
    queryFn: load,
    enabled: added.some((id) => customKindOf(id) !== null),
    staleTime: Infinity,
  }).data

async function load() {
  const [{ CustomSection }, { withCustomRules }] = await Promise.all([
    import('@vitrine/templates/shared-sections/custom-section'),
    import('@vitrine/templates/shared-sections/custom-rules'),
  ])
  return { CustomSection, withCustomRules }
}
