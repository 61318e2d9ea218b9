import { useQuery } from '@tanstack/react-query'
import { isTemplateId } from '@vitrine/common/templates/ids'
import { registry } from '@vitrine/templates/registry'

/** Loads a template, once for the whole app. Disabled for an id that no template has. */
export function useTemplate(templateId: string) {
  const load = isTemplateId(templateId) ? registry[templateId] : null
  return useQuery({
    queryKey: ['template-definition', templateId],
    queryFn: () => load?.(),
    enabled: load !== null,
    staleTime: Infinity,
  })
}
