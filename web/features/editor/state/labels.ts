import type { Field, Repeater, TemplateMetadata } from '@vitrine/common/templates/fields'
import { isWithin } from './document.ts'

const settingLabels: Record<string, string> = {
  name: 'Page title',
  'design.primaryColor': 'Primary colour',
  'design.secondaryColor': 'Secondary colour',
  'design.headingFont': 'Heading font',
  'design.bodyFont': 'Body font',
  'design.background': 'Background',
  'layout.hidden': 'Hidden sections',
  'content.meta.title': 'Page title in search results',
  'content.meta.description': 'Meta description',
  'content.domain': 'Custom domain',
}

/** What the owner knows a path of the document by, for example “Projects, 2: Title”. */
export function labelOf(path: string, metadata: TemplateMetadata): string {
  const setting = settingLabels[path]
  if (setting) return setting
  for (const section of metadata.sections) {
    const inContent = path.replace(/^content\./, '')
    const field = section.fields.find((candidate) => belongsTo(inContent, candidate))
    if (field) return section.label === field.label ? field.label : `${section.label}: ${field.label}`
    const repeater = section.repeaters.find(({ arrayPath }) => isWithin(inContent, arrayPath))
    if (repeater) return itemLabel(inContent, repeater)
  }
  return path
}

function itemLabel(path: string, { arrayPath, label, fields }: Repeater): string {
  const [index, ...rest] = path.slice(arrayPath.length + 1).split('.')
  if (!index) return label
  const inItem = rest.join('.')
  const field = fields.find((candidate) => belongsTo(inItem, candidate))
  return `${label}, ${Number(index) + 1}${inItem === '' ? '' : `: ${field?.label ?? inItem}`}`
}

/** A picture's field stands for its path and its alternative text as well. */
const belongsTo = (path: string, field: Field) =>
  isWithin(path, field.path) || (field.type === 'image' && (path === `${field.path}Path` || path === `${field.path}Alt`))
