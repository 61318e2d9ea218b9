import type { TemplateId } from '@vitrine/common/templates/ids'
import type { PageLook } from './page-look.ts'

/** How each template sets a page, loaded on demand and apart from its home page. */
export const pageLooks: Record<TemplateId, () => Promise<PageLook>> = {
  'minimalist-designer': async () => (await import('../minimalist-designer/page-look.tsx')).pageLook,
  'business-executive': async () => (await import('../business-executive/page-look.tsx')).pageLook,
  'developer-pro': async () => (await import('../developer-pro/page-look.tsx')).pageLook,
  'creative-studio': async () => (await import('../creative-studio/page-look.tsx')).pageLook,
  'photography-focus': async () => (await import('../photography-focus/page-look.tsx')).pageLook,
  'portfolio-v6-classic-profile': async () => (await import('../portfolio-v6-classic-profile/page-look.tsx')).pageLook,
  'portfolio-v7-victorian-detective': async () =>
    (await import('../portfolio-v7-victorian-detective/page-look.tsx')).pageLook,
}
