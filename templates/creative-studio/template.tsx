import type { TemplateDefinition } from '../definition.ts'
import { design } from './design.ts'
import { Page } from './page.tsx'
import css from './styles.css?inline'

export const template: TemplateDefinition = { design, behaviours: ['filter', 'modal'], css, Page }
