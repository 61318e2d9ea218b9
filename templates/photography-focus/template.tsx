import type { TemplateDefinition } from '../definition.ts'
import { design } from './design.ts'
import filterCss from '../parts/filter.css?inline'
import { Page } from './page.tsx'
import css from './styles.css?inline'

export const template: TemplateDefinition = {
  design,
  behaviours: ['scroll-spy', 'filter', 'modal'],
  css: filterCss + css,
  Page,
}
