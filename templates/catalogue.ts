import type { TemplateId } from '@vitrine/common/templates/ids'
import * as data from './data.ts'
import type { TemplateData } from './definition.ts'

export const catalogue: Record<TemplateId, TemplateData> = data
