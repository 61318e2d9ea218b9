import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import type { TemplateDefinition } from './definition.ts'

/** The definition of each template, loaded on demand. That each folder has one is what template-folders.test.ts asks for. */
export const registry = Object.fromEntries(templateIds.map((id) => [id, () => load(id)])) as Record<
  TemplateId,
  () => Promise<TemplateDefinition>
>

async function load(id: TemplateId): Promise<TemplateDefinition> {
  const { template } = (await import(`./${id}/template.tsx`)) as { template: TemplateDefinition }
  return template
}
