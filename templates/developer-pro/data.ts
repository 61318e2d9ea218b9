import type { TemplateData } from '../definition.ts'
import { example } from './example.ts'
import { metadata } from './fields.ts'
import { sections } from './sections.ts'

export const data: TemplateData = { metadata, sections, example }
