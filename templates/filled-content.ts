import type { Field } from '@vitrine/common/fields/field'
import { fillFields } from '@vitrine/common/fields/fill'
import { isContainer, sampleValue } from '@vitrine/common/fields/kinds'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { isHolding, walkFields, type FieldPlace } from '@vitrine/common/fields/walk'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { isItemList } from '@vitrine/common/portfolio/item-ids'
import { blockTypes } from '@vitrine/common/portfolio/pages/block-types'
import { filledPage } from '@vitrine/common/portfolio/pages/filled-page'
import { pageMetadata, type PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { setAt } from '@vitrine/common/portfolio/paths'
import { filePartsOf } from '@vitrine/common/portfolio/file-parts'
import { picturePartsOf } from '@vitrine/common/portfolio/picture-parts'
import { catalogue } from './catalogue.ts'

/** A place of the content that holds a text. */
export interface TextPlace {
  /** Dotted, such as `projects.0.title`. */
  path: string
  /** Counts the places of the content, from 0. */
  place: number
  isAddress: boolean
}

interface Choice {
  textAt: (place: TextPlace) => string
  /** Which fields stay empty, by their key: what one field shows may stand in the way of another. */
  without?: RegExp
}

type PlainType = 'string' | 'url' | 'image' | 'boolean' | 'array:string'
const field = (path: string, type: PlainType = 'string'): Field => ({ path, label: path, type })

/** What content has besides the fields of templates: settings of every portfolio, and what it was once written or imported with. */
const others: readonly Field[] = [
  field('meta.title'),
  field('meta.description'),
  field('meta.noindex', 'boolean'),
  field('meta.icon', 'image'),
  field('domain'),
  field('hero.bannerImage', 'image'),
  field('about.text'),
  field('about.additionalText'),
  field('contact.message'),
  {
    path: 'hero.ctaLinks',
    label: 'Links',
    type: 'array:object',
    itemLabel: 'Link',
    titleField: 'label',
    fields: [field('label'), field('href', 'url')],
  },
  {
    path: 'education',
    label: 'Education',
    type: 'array:object',
    itemLabel: 'Degree',
    titleField: 'year',
    fields: [field('year'), field('bullets', 'array:string')],
  },
]

const metadata: TemplateMetadata = {
  sections: [
    ...Object.values(catalogue).flatMap((template) => template.metadata.sections),
    { id: 'others', label: 'Others', hideable: false, fields: others },
  ],
}

/** Every field of any template in its place; lists have two entries. */
const places = walkFields(
  metadata,
  fillFields(metadata, 2, ({ field, path }) => sampleValue(field, path)),
)

/** For tests: content with a text in every place that takes one, whichever template shows it. */
export const filledContent = (choice: Choice): PortfolioContent => filled(places, {}, choice)

/** A page with a block of each type, with two entries in each list. */
const whole = filledPage(({ field, path }) => sampleValue(field, path))
const pagePlaces = walkFields(pageMetadata(whole), whole)

/** The same for a page: a block of each type, with a text in every place, ids of blocks and paths of files included. */
export function filledWrittenPage(choice: Choice): PageContent {
  const blocks = Object.keys(blockTypes).map((type) => ({ type }))
  const ids = blocks.map((_, index) => ({ ...pagePlaces[0]!, field: field('itemId'), path: `blocks.${index}.itemId` }))
  return filled([...pagePlaces, ...ids], { blocks }, choice)
}

function filled(inside: readonly FieldPlace[], start: object, { textAt, without }: Choice): object {
  const done = new Set<string>()
  const put = (content: object, path: string, valueOf: (place: number) => unknown) => {
    if (done.has(path) || without?.test(path.slice(path.lastIndexOf('.') + 1))) return content
    done.add(path)
    return setAt(content, path, valueOf(done.size - 1))
  }
  return inside.reduce<object>((content, filledPlace) => {
    const { field, path, value } = filledPlace
    if (isHolding('picture')(filledPlace))
      return Object.values(picturePartsOf(path)).reduce(
        (whole, part) => put(whole, part, (place) => textAt({ path: part, place, isAddress: part === path })),
        content,
      )
    if (isHolding('file')(filledPlace)) {
      const { src, storage, facts } = filePartsOf(path)
      return [src, storage, `${facts}.name`].reduce(
        (whole, part) => put(whole, part, (place) => textAt({ path: part, place, isAddress: part === path })),
        content,
      )
    }
    if (isContainer(field))
      return (isItemList(value) ? [...value.keys()] : [])
        .map((index) => `${path}.${index}.itemId`)
        .reduce((whole, id) => put(whole, id, (place) => textAt({ path: id, place, isAddress: false })), content)
    const isAddress = field.type === 'url'
    return put(content, path, (place) => sampleValue(field, textAt({ path, place, isAddress })))
  }, start)
}
