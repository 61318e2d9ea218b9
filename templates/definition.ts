import type { AppLanguage } from '@vitrine/common/languages'
import type { ComponentType, ReactNode } from 'react'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { BackgroundName, FontName } from '@vitrine/common/portfolio/design'
import type { PrivateList } from '@vitrine/common/portfolio/private-items'
import type { FixedPlace, TemplateMetadata, TemplateSection } from '@vitrine/common/fields/section'
import type { TemplateListing } from '@vitrine/common/templates/listing'
import type { PageLook } from './pages/page-look.ts'
import type { ListedPage } from './pages/shown-page.ts'

/** A behaviour of `page-scripts/`; a page's script holds those that its template names, and tracking. */
export type Behaviour = 'menu' | 'scroll-spy' | 'typing' | 'lightbox' | 'modal' | 'filter' | 'forms' | 'reveal'

/** One of the template's three backgrounds, as the colours that everything else is measured against. */
export interface Surface {
  label: string
  /** Page, raised part (cards, bands), text, quieter text and hairlines; #rrggbb. */
  page: string
  raised: string
  text: string
  muted: string
  line: string
}

/** A typeface that a template brings itself: a @fontsource package, its files, and a fallback of the same metrics. */
export interface TemplateFont {
  /** CSS font-family: its own typeface first, then its fallbacks. */
  family: string
  /** From the lightest to the boldest; the files are copied from the package to /fonts at build. */
  faces: readonly [FontFace, ...FontFace[]]
  /** Shown until the file has loaded, with the same metrics so that nothing shifts; part of `family`, too. */
  fallback?: FallbackFace
}

export interface FontFace {
  /** Name in @font-face. */
  name: string
  package: string
  /** The name of its files, with `*` for the subset: a page loads those that its text needs. */
  file: string
  /** Its one weight, or the lightest and the boldest that pages use: `400 700`. A variable file is cut to them. */
  weight: string
  /** The narrowest and the widest that pages use, where a variable file has several. */
  stretch?: string
  style?: 'normal' | 'italic'
}

/** A local typeface under a name of its own; the numbers are percentages, as CSS has them. */
export interface FallbackFace {
  name: string
  local: readonly string[]
  sizeAdjust: number
  ascentOverride: number
  descentOverride: number
}

/** The template's default design. */
export interface TemplateDesign {
  primaryColor: string
  secondaryColor: string
  headingFont: FontName | TemplateFont
  bodyFont: FontName | TemplateFont
  /** For details that keep their typeface whatever the owner chose; its files load only if the heading or body font uses them. */
  detailFont?: TemplateFont
  backgrounds: Record<BackgroundName, Surface>
  /** The other colour scheme where the template has both: shown by prefers-color-scheme unless the owner chose a background. */
  otherScheme?: Surface
}

/** What a page has to know of a section: all but its fields. */
export interface ShownSection extends Omit<TemplateSection, 'fields'> {
  /** The section has a contact form, which is shown or hidden until the owner chooses. */
  contactForm?: 'shown' | 'hidden'
  /** The section has a form for subscribers of a newsletter. */
  newsletterForm?: boolean
  /** Of a section that templates share: the paths of the fields that it shows in this one, which shows others itself. */
  shows?: readonly string[]
  /** Whether there is nothing to show in it, so that the page leaves it out. */
  isEmpty: (content: PortfolioContent) => boolean
  /** Of a section that lists case studies and articles: those that it lists, where pages are known. */
  pagesIn?: (content: PortfolioContent) => readonly ListedPage[]
}

/**
 * One section of a template, as data: the API, the editor and the page derive from it. Its lists are fields that hold items. No
 * React in here: Node loads it as it is, for the seed and for the build.
 */
export interface Section extends ShownSection, Pick<TemplateSection, 'fields'> {}

/** A section that a page can show. */
export interface PageSection extends ShownSection {
  /** Without one, it is shown by `shared-sections/late-section.tsx`. */
  Component?: ComponentType<SectionProps>
  /** It stands in the frame of shared sections where the template has none, as optional ones do. */
  isShared?: boolean
}

export type ListingTexts = Pick<
  TemplateListing,
  'name' | 'subtitle' | 'category' | 'priceCents' | 'featured' | 'features' | 'tags' | 'searchKeywords'
>

/**
 * What the editor and the store say of one template only (labels, hints, its listing), by the English, in the other languages of the app.
 * Without a word they say it in English.
 */
export type TemplateWords = Readonly<Record<string, Readonly<Record<Exclude<AppLanguage, 'en'>, string>>>>

/** A template's data, for the API, the editor's forms and the seed. No React in here. */
export interface TemplateData {
  /** What its card in the store says. */
  listing: ListingTexts
  metadata: TemplateMetadata
  /** All sections in the template's own order. */
  sections: readonly Section[]
  /** Shows the template at its best, and is what a new portfolio starts from. */
  example: PortfolioContent
}

/** Finds the address of a picture: its path in Storage wins over the stored address. Null where there is none. */
export type PictureResolver = (source: { src?: string; path?: string }) => string | null

/** Where the case study of an item is; null of an item without a live one. */
export type PageFinder = (list: PrivateList, item: { itemId?: string }) => string | null

/** What a page shows. */
interface PageProps {
  content: PortfolioContent
  picture: PictureResolver
  /** Whose page it is, for its forms; null in previews, which send nothing. */
  username: string | null
  /** The visible sections in their order, fixed ones included. */
  sections: readonly ShownSection[]
  /** Whether the page names its builder; the Pro plan leaves that out. */
  madeWith: boolean
  pageOf: PageFinder
}

/** What the component of a section gets. */
export interface SectionProps extends PageProps {
  section: ShownSection
}

/** What a section stands in: its element with its id, and its heading. */
export interface FrameProps {
  section: ShownSection
  /** Place among the visible sections that are not fixed, from 0. */
  index: number
  children: ReactNode
}

/** A visible section, rendered. */
export interface RenderedSection extends ShownSection {
  element: ReactNode
}

/** A page puts each section where it belongs, and knows none of them: those of a place come in their order. */
export interface TemplatePageProps
  extends PageProps,
    Readonly<Record<FixedPlace | 'body', readonly RenderedSection[]>> {}

export interface TemplateDefinition {
  design: TemplateDesign
  behaviours: readonly Behaviour[]
  /** Styles of the page's body, scoped by nothing: a page has one template. */
  css: string
  /** All sections in the template's own order. */
  sections: readonly PageSection[]
  /** What each section stands in that is not fixed; without one, each brings its own. */
  Frame?: ComponentType<FrameProps>
  /** Renders everything inside <body>. */
  Page: ComponentType<TemplatePageProps>
  /** How it sets case studies and articles, loaded when one is shown. */
  pageLook: () => Promise<PageLook>
}
