import type { TemplateId } from '@vitrine/common/templates/ids'
import type { TemplateDefinition } from './definition.ts'

/** The definition of each template, loaded on demand. */
export const registry: Record<TemplateId, () => Promise<TemplateDefinition>> = {
  'minimalist-designer': async () => (await import('./minimalist-designer/template.tsx')).template,
  'business-executive': async () => (await import('./business-executive/template.tsx')).template,
  'developer-pro': async () => (await import('./developer-pro/template.tsx')).template,
  'creative-studio': async () => (await import('./creative-studio/template.tsx')).template,
  'photography-focus': async () => (await import('./photography-focus/template.tsx')).template,
  'portfolio-v6-classic-profile': async () => (await import('./portfolio-v6-classic-profile/template.tsx')).template,
  'portfolio-v7-victorian-detective': async () =>
    (await import('./portfolio-v7-victorian-detective/template.tsx')).template,
}
