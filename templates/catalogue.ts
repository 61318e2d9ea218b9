import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { data as businessExecutive } from './business-executive/data.ts'
import { data as creativeStudio } from './creative-studio/data.ts'
import { data as developerPro } from './developer-pro/data.ts'
import { data as minimalistDesigner } from './minimalist-designer/data.ts'
import { data as classicProfile } from './portfolio-v6-classic-profile/data.ts'
import type { TemplateData } from './definition.ts'

/** What each template holds and shows; null while it is announced but not built yet. */
export const catalogue: Record<TemplateId, TemplateData | null> = {
  'minimalist-designer': minimalistDesigner,
  'business-executive': businessExecutive,
  'developer-pro': developerPro,
  'creative-studio': creativeStudio,
  'photography-focus': null,
  'portfolio-v6-classic-profile': classicProfile,
  'portfolio-v7-victorian-detective': null,
}

export const builtTemplateIds: readonly TemplateId[] = templateIds.filter((id) => catalogue[id] !== null)
