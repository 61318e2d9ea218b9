import type { TemplateId } from '@vitrine/common/templates/ids'
import { example as businessExecutive } from './business-executive.ts'
import { example as creativeStudio } from './creative-studio.ts'
import { example as developerPro } from './developer-pro.ts'
import type { ExamplePage } from './example-page.ts'
import { example as minimalistDesigner } from './minimalist-designer.ts'
import { example as photographyFocus } from './photography-focus.ts'
import { example as classicProfile } from './portfolio-v6-classic-profile.ts'
import { example as victorianDetective } from './portfolio-v7-victorian-detective.ts'

/** A case study or an article for each template, at its best. */
export const examplePages: Record<TemplateId, ExamplePage> = {
  'minimalist-designer': minimalistDesigner,
  'business-executive': businessExecutive,
  'developer-pro': developerPro,
  'creative-studio': creativeStudio,
  'photography-focus': photographyFocus,
  'portfolio-v6-classic-profile': classicProfile,
  'portfolio-v7-victorian-detective': victorianDetective,
}
