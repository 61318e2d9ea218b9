import type { TemplateData } from '../definition.ts'
import { example } from './example.ts'
import { metadata } from './fields.ts'

export const data: TemplateData = { metadata, example }
