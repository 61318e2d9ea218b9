import type { TemplateId } from '@vitrine/common/templates/ids'
import { data as businessExecutive } from './business-executive/data.ts'
import { data as creativeStudio } from './creative-studio/data.ts'
import { data as developerPro } from './developer-pro/data.ts'
import { data as minimalistDesigner } from './minimalist-designer/data.ts'
import { data as photographyFocus } from './photography-focus/data.ts'
import { data as classicProfile } from './portfolio-v6-classic-profile/data.ts'
import { data as victorianDetective } from './portfolio-v7-victorian-detective/data.ts'
import type { TemplateData } from './definition.ts'

/** What each template holds and shows. */
export const catalogue: Record<TemplateId, TemplateData> = {
  'minimalist-designer': minimalistDesigner,
  'business-executive': businessExecutive,
  'developer-pro': developerPro,
  'creative-studio': creativeStudio,
  'photography-focus': photographyFocus,
  'portfolio-v6-classic-profile': classicProfile,
  'portfolio-v7-victorian-detective': victorianDetective,
}
