import { isHolding, walkFields } from '@vitrine/common/fields/walk'
import type { Language } from '@vitrine/common/languages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { pathsShowing } from '@vitrine/common/portfolio/fallbacks'
import { isItem, partsOf } from '@vitrine/common/portfolio/item-ids'
import { picturePartsOf } from '@vitrine/common/portfolio/picture-parts'
import { withoutPrivateItems } from '@vitrine/common/portfolio/private-items'
import type { PublicContent } from '@vitrine/common/portfolio/public-content'
import { textsIn } from '@vitrine/common/portfolio/texts'
import { translatedContent, translatedLayout, type Translated } from '@vitrine/common/portfolio/translations/translated'
import { isTemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from './catalogue.ts'
import { type KnownPage, pageChoices, withKnownPages } from './shared-sections/pages-section.ts'
import { writingSection } from './shared-sections/writing-section.ts'
import { translatable } from './translatable.ts'
import { visibleSections } from './visible-sections.ts'

/** What the page says of itself in its head, with any template. */
const settings = ['title', 'description', 'noindex', 'language', 'icon', 'iconPath'].map((key) => `meta.${key}`)

interface Source {
  /** Nothing is public of a portfolio whose template is not supported (any more). */
  templateId: string
  content: PortfolioContent
  layout: Layout
  /** Those that the page may list. */
  pages?: readonly KnownPage[]
}

/** Which items there are. */
type Choose = (content: PortfolioContent) => PortfolioContent

/**
 * Removes from content what its template does not show with its layout: private items, sections that are hidden or empty, fields
 * that only other templates have, and what cropped pictures were made from.
 * @param choose which items there are; for strangers all but the private ones
 * @param language another one than that of the original
 */
export function publicContent(
  { templateId, content: stored, layout, pages = [] }: Source,
  choose: Choose = withoutPrivateItems,
  language?: Language,
): PublicContent {
  if (!isTemplateId(templateId)) return {} as PublicContent
  const chosen = choose(stored)
  const content: Translated<PortfolioContent> = language ? translatedContent(chosen, language, translatable) : chosen
  const { sections, metadata } = catalogue[templateId]
  const visible = new Set(visibleSections(withKnownPages(sections, pages), content, layout).map(({ id }) => id))
  const shown = new Set([
    ...settings,
    ...pageChoices(layout),
    ...walkFields({ sections: metadata.sections.filter(({ id }) => visible.has(id)) })
      .flatMap((place) => (isHolding('picture')(place) ? partsShown(place.path) : place.path))
      .map((path) => path.replaceAll('.*', '')),
  ])
  const kept = keep(content, '', shown) ?? {}
  return { ...kept, ...withShownTexts(kept, content) } as PublicContent
}

/**
 * A layout without the names of sections that the page does not show.
 * @param language another one than that of the original
 */
export function publicLayout(
  { templateId, content, layout: own, pages = [] }: Source,
  choose: Choose = withoutPrivateItems,
  language?: Language,
): Layout {
  const { titles, ...layout } = language ? translatedLayout(own, content, language) : own
  if (!titles || !isTemplateId(templateId)) return layout
  const sections = withKnownPages(catalogue[templateId].sections, pages)
  const visible = visibleSections(sections, choose(content), layout).map(({ id }) => id)
  // Articles are listed under a section that no template has itself.
  const writes = pages.some(({ kind }) => kind === 'article')
  const shown = writes && !layout.hidden.includes(writingSection.id) ? [...visible, writingSection.id] : visible
  return { ...layout, titles: Object.fromEntries(Object.entries(titles).filter(([id]) => shown.includes(id))) }
}

/** Texts that are not translated, as far as the page shows them. */
function withShownTexts(
  kept: object,
  { untranslated }: Translated<PortfolioContent>,
): Pick<PublicContent, 'untranslated'> {
  if (!untranslated) return {}
  const shown = new Set(textsIn(kept))
  return { untranslated: { ...untranslated, texts: untranslated.texts.filter((text) => shown.has(text)) } }
}

/** What a page needs of a picture: not what it was cropped from. */
function partsShown(path: string): string[] {
  const { src, storage, alt } = picturePartsOf(path)
  return [src, storage, alt]
}

/** Whether there are fields in a value: it is an object or a list of items. */
const hasFields = (value: unknown): value is object => (Array.isArray(value) ? value.some(isItem) : isItem(value))

/** An object or a list of items without what is not shown; undefined where nothing of it is left. */
function keep(value: object, path: string, shown: ReadonlySet<string>): object | undefined {
  if (Array.isArray(value)) {
    const items = value
      .filter(isItem)
      .map((item) => ({ ...(item.itemId && { itemId: item.itemId }), ...keep(item, path, shown) }))
    return shown.has(path) ? items : undefined
  }
  const kept: Record<string, unknown> = {}
  for (const [key, inner] of partsOf(value)) {
    const place = path === '' ? key : `${path}.${key}`
    const isShown = () => shown.has(place) || pathsShowing(value, place).some((other) => shown.has(other))
    const rest = hasFields(inner) ? keep(inner, place, shown) : isShown() ? inner : undefined
    if (rest !== undefined) kept[key] = rest
  }
  return Object.keys(kept).length > 0 ? kept : undefined
}
