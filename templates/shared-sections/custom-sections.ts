import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { type CustomId, customIdsOf, customKinds, type CustomKind } from '@vitrine/common/portfolio/custom-sections'
import type { ShownSection } from '../definition.ts'
import { areBlank, filledItems, isBlankRichText } from '../parts/emptiness.ts'
import { addressOf } from '../parts/texts.ts'
import { hasPicture } from '../picture.ts'

type Custom = NonNullable<PortfolioContent['custom']>
/** What a section of a kind holds. */
export type CustomContent<Kind extends CustomKind> = NonNullable<Custom[CustomId<Kind>]>

type Card = NonNullable<CustomContent<'cards'>['items']>[number]
type Shot = NonNullable<CustomContent<'gallery'>['images']>[number]

export const cardsOf = ({ items = [] }: CustomContent<'cards'>): Card[] =>
  items.filter((card) => !areBlank(card.title, card.text) || hasPicture(card.image, card.imagePath))

export const shotsOf = ({ images = [] }: CustomContent<'gallery'>): Shot[] =>
  images.filter(({ image, imagePath }) => hasPicture(image, imagePath))

export const pointsOf = ({ items }: CustomContent<'list'>) => filledItems(items, 'title', 'text')

interface Kind<K extends CustomKind> {
  label: string
  /** Until its owner names it. */
  heading: string
  /** Not in the navigation. */
  isAside?: boolean
  isEmpty: (content: CustomContent<K>) => boolean
}

const kinds: { readonly [K in CustomKind]: Kind<K> } = {
  text: {
    label: 'Text',
    heading: 'More',
    isEmpty: ({ text }) => isBlankRichText(text),
  },
  list: {
    label: 'List',
    heading: 'Highlights',
    isEmpty: (content) => pointsOf(content).length === 0,
  },
  cards: {
    label: 'Cards',
    heading: 'At a glance',
    isEmpty: (content) => cardsOf(content).length === 0,
  },
  gallery: {
    label: 'Gallery',
    heading: 'Pictures',
    isEmpty: (content) => shotsOf(content).length === 0,
  },
  quote: {
    label: 'Quote',
    heading: 'In their words',
    isAside: true,
    isEmpty: ({ quote }) => areBlank(quote),
  },
  cta: {
    label: 'Call to action',
    heading: 'Get in touch',
    isAside: true,
    isEmpty: ({ text, href }) => areBlank(text) && addressOf(href) === null,
  },
  // Until it is known which pages there are: see pages-section.ts.
  pages: {
    label: 'Pages',
    heading: 'In depth',
    isEmpty: () => true,
  },
}

const nothing = {}

/** What a custom section holds; an object without anything where nothing was written. */
export const customContent = <Kind extends CustomKind>(
  { custom }: Pick<PortfolioContent, 'custom'>,
  id: CustomId<Kind>,
): CustomContent<Kind> => custom?.[id] ?? nothing

/** Two sections of a kind that nobody has named are told apart, in the navigation and by screen readers. */
const numbered = (name: string, index: number) => (index === 0 ? name : `${name} ${index + 1}`)

const sectionsOf = <Kind extends CustomKind>(kind: Kind): (ShownSection & { id: CustomId<Kind> })[] => {
  const { label, heading, isAside, isEmpty } = kinds[kind]
  return customIdsOf(kind).map((id, index) => ({
    id,
    label: numbered(label, index),
    heading: numbered(heading, index),
    ...(isAside && { navigation: null }),
    hideable: true,
    optional: true,
    isEmpty: (content) => isEmpty(customContent(content, id)),
  }))
}

/** The places for sections that owners make themselves, in every template. Their fields, which pages do not need, are in custom-fields.ts. */
export const customSections: readonly ShownSection[] = customKinds.flatMap((kind) => sectionsOf(kind))
