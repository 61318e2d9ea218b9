import { useQuery } from '@tanstack/react-query'
import type { Layout } from '@vitrine/common/portfolio/design'
import type { TemplateDefinition } from '@vitrine/templates/definition'

/** What shows sections that few portfolios have, and how they are styled, loaded once a portfolio has one. */
export const useLateSections = ({ sections }: TemplateDefinition, { added = [] }: Layout) =>
  useQuery({
    queryKey: ['late-sections'],
    queryFn: load,
    enabled: sections.some(({ id, Component }) => !Component && added.includes(id)),
    staleTime: Infinity,
  }).data

async function load() {
  const [{ LateSection }, { withLateRules }] = await Promise.all([
    import('@vitrine/templates/shared-sections/late-section'),
    import('@vitrine/templates/shared-sections/late-rules'),
  ])
  return { LateSection, withLateRules }
}
