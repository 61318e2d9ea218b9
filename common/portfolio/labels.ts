import type { Field } from '../fields/field.ts'
import type { TemplateMetadata } from '../fields/section.ts'
import { isHolding, labelOfPlace, patternOf, walkFields, type Container, type FieldPlace } from '../fields/walk.ts'
import { languageName } from '../language-names.ts'
import { filePartsOf } from './file-parts.ts'
import { pictureOf, picturePartsOf } from './picture-parts.ts'
import { contentPath, isWithin } from './paths.ts'
import { translationAt } from './translations/place.ts'

const CONTENT = 'content.'
const ICON = 'content.meta.icon'
const TITLES = 'layout.titles'

/** The section whose name is at a path. */
const sectionAt = (path: string, { sections }: TemplateMetadata) =>
  sections.find(({ id }) => path === `${TITLES}.${id}`)

const settingLabels: Record<string, string> = {
  templateId: 'Template',
  name: 'Page title',
  'design.primaryColor': 'Primary colour',
  'design.secondaryColor': 'Secondary colour',
  'design.headingFont': 'Heading font',
  'design.bodyFont': 'Body font',
  'design.background': 'Background',
  'layout.hidden': 'Hidden sections',
  'layout.order': 'Order of sections',
  'layout.added': 'Added sections',
  'content.meta.title': 'Page title in search results',
  'content.meta.description': 'Meta description',
  'content.meta.noindex': 'Hide from search engines',
  'content.meta.language': 'Language',
  'content.meta.languages': 'Other languages',
  ...Object.fromEntries(Object.values(picturePartsOf(ICON)).map((part) => [part, 'Page icon'])),
  'content.domain': 'Custom domain',
}

/** The label of a path of the document, for example “Projects, 2: Title” or “German: Projects: Title”. What the template has no field for is called by its path. */
export function labelOf(path: string, metadata: TemplateMetadata): string {
  const setting = settingLabels[path]
  if (setting) return setting
  const translation = translationAt(path)
  if (translation)
    return `${languageName(translation.language)}: ${labelOf(pathOfKey(translation.key, metadata), metadata)}`
  if (isWithin(path, TITLES)) return `Name of ${sectionAt(path, metadata)?.label ?? 'a section'}`
  const inContent = path.replace(/^content\./, '')
  const keys = inContent.split('.')
  const place = placeOf(patternOf(inContent), walkFields(metadata))
  if (!place) return inContent
  const depth = place.path.split('.').length
  const indexes = keys.filter((_key, index) => place.path.split('.')[index] === '*')
  const number = (index: string | undefined) => (index === '*' ? '' : `, ${Number(index) + 1}`)
  const label = labelOfPlace(place, ({ label: list }, container: Container) => {
    const before = place.containers.slice(0, place.containers.indexOf(container))
    return list + number(indexes[before.filter(({ index }) => index !== null).length])
  })
  if (place.field.type !== 'array:object' || keys.length === depth) return label
  // A whole item, or a value in it that has no field.
  const [index, ...rest] = keys.slice(depth)
  return `${label}${number(index)}${rest.length > 0 ? `: ${rest.join('.')}` : ''}`
}

/** Where a text with this key is, with `*` for the items that it names by their ids: whatever they say now, they may be gone. */
function pathOfKey(key: string, metadata: TemplateMetadata): string {
  const [first, ...rest] = key.replace(/\/category\/\w+$/, '/*/category').split('/')
  if (first === 'titles') return `layout.titles.${rest.join('.')}`
  const lists = walkFields(metadata).flatMap(({ field, path }) => (field.type === 'array:object' ? [path] : []))
  return rest.reduce(
    (path, part) => `${path}.${lists.includes(path.slice(CONTENT.length)) ? '*' : part}`,
    `${CONTENT}${first}`,
  )
}

/** Whether a path is that of a picture. */
export function isPicture(path: string, metadata: TemplateMetadata): boolean {
  const place = placeOf(patternOf(path.replace(/^content\./, '')), walkFields(metadata))
  return path === ICON || (place !== undefined && isHolding('picture')(place))
}

/** The field in which a path of the document is edited, as a path of the document; null if the form has none for it. */
export function fieldOf(path: string, metadata: TemplateMetadata): string | null {
  const translation = translationAt(path)
  if (translation) return translation.path
  if (isWithin(path, TITLES)) return path
  if (isWithin(path, 'layout')) return 'layout'
  if (settingLabels[path]) return isWithin(pictureOf(path), ICON) ? ICON : path
  return contentFieldOf(path, metadata)?.path ?? null
}

/** The field of the content in which a path of the document is edited, and its own path there. */
export function contentFieldOf(path: string, metadata: TemplateMetadata): { field: Field; path: string } | null {
  const keys = path.replace(/^content\./, '').split('.')
  const place = placeOf(patternOf(keys.join('.')), walkFields(metadata))
  if (!place) return null
  const own = place.path.split('.').map((key, index) => (key === '*' ? keys[index] : key))
  return { field: place.field, path: contentPath(own.join('.')) }
}

/** The innermost field that edits a path. The field of a picture or a file also stands for the parts that have no field. */
const placeOf = (path: string, places: readonly FieldPlace[]): FieldPlace | undefined =>
  places.findLast((place) => isWithin(path, place.path)) ??
  places.find((place) => isHolding('picture')(place) && Object.values(picturePartsOf(place.path)).includes(path)) ??
  places.find(
    (place) => isHolding('file')(place) && Object.values(filePartsOf(place.path)).some((part) => isWithin(path, part)),
  )
