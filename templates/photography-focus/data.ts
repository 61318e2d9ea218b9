import { templateData } from '../template-data.ts'
import { example } from './example.ts'
import { metadata } from './fields.ts'
import { sections } from './sections.ts'

export const data = templateData({ sections, fields: metadata, example })
