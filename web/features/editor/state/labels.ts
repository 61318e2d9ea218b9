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
  'layout.order': 'Order of sections',
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
    const field = fieldOf(inContent, section.fields)
    if (field) return section.label === field.label ? field.label : `${section.label}: ${fieldLabel(inContent, field)}`
    const repeater = section.repeaters.find(({ arrayPath }) => isWithin(inContent, arrayPath))
    if (repeater) return itemLabel(inContent, repeater)
  }
  return path
}

function itemLabel(path: string, { arrayPath, label, fields }: Repeater): string {
  const [index, ...rest] = path.slice(arrayPath.length + 1).split('.')
  if (!index) return label
  const inItem = rest.join('.')
  const field = fieldOf(inItem, fields)
  return `${label}, ${Number(index) + 1}${inItem === '' ? '' : `: ${field ? fieldLabel(inItem, field) : inItem}`}`
}

/** A field, and inside of a group of fields the one of them: “Camera settings: Lens”. */
function fieldLabel(path: string, { path: own, label, type, fields = [] }: Field): string {
  const inside = path.slice(own.length + 1).split('.')
  if (type === 'array:object') inside.shift()
  const inner = fieldOf(inside.join('.'), fields)
  return inner ? `${label}: ${fieldLabel(inside.join('.'), inner)}` : label
}

const pictureParts = ['Path', 'Alt', 'Original', 'Crop']

/** The field that a path is edited in. A picture's stands for everything else about the picture as well that has no field of its own. */
const fieldOf = (path: string, fields: readonly Field[]) =>
  fields.find((field) => isWithin(path, field.path)) ??
  fields.find((field) => field.type === 'image' && pictureParts.some((part) => path === `${field.path}${part}`))
