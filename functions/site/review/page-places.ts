import { editorPlaceOf, placeKey, placesOf, type KnownPlace } from '@vitrine/common/portfolio/comment-places'
import { placesOfPage, wholePage } from '@vitrine/common/portfolio/pages/page-comment-places'
import { isWithin } from '@vitrine/common/portfolio/paths'
import { catalogue } from '@vitrine/templates/catalogue'
import { shownBlocks } from '@vitrine/templates/pages/page-blocks'
import { withKnownPages } from '@vitrine/templates/shared-sections/pages-section'
import { visibleSections } from '@vitrine/templates/visible-sections'
import type { LinkPage } from '../../links/shown.ts'
import { linkPictures } from '../private-link/pictures.ts'
import { picturesOf } from '../pictures-of.ts'
import type { ReviewedPage } from './subject.ts'

/** A place of the page that is reviewed. */
export interface PagePlace extends Omit<KnownPlace, 'picture'> {
  key: string
  /** What it stands under in a list. */
  group: { id: string; label: string }
  /** With its section, such as “Work: Project “Lighthouse””. */
  name: string
  /** The address of its picture on the page. */
  picture: string | null
  /** Which of the blocks that the page shows it is or belongs to, from 0. */
  block?: number
}

/** Everything on the page that a comment can be about, in the order of the page. */
export async function pagePlaces(token: string, page: LinkPage, subject: ReviewedPage | null): Promise<PagePlace[]> {
  const content = subject ? subject.content : page.content
  const addressOf = linkPictures(token, page.link)
  const sets = await picturesOf(page.link.portfolioId, content, { addressOf })
  return (subject ? placesOfWritten(subject) : placesOfHome(page)).map(({ picture, ...known }) => {
    const address = picture && addressOf(picture)
    return { ...known, key: placeKey(known.place), picture: address && (sets.get(address)?.widest ?? address) }
  })
}

type Found = Omit<PagePlace, 'key' | 'picture'> & Pick<KnownPlace, 'picture'>

function placesOfHome({ templateId, content, layout, pages }: LinkPage): Found[] {
  const { sections, metadata } = catalogue[templateId]
  const entries = pages.map(({ entry }) => entry)
  return visibleSections(withKnownPages(sections, entries), content, layout).flatMap(({ id, label }) => {
    const section = metadata.sections.find((one) => one.id === id)
    if (!section) return []
    return placesOf({ ...section, label }, content).map((known) => ({
      ...known,
      group: { id, label },
      name: known.kind === 'section' || known.label === label ? label : `${label}: ${known.label}`,
    }))
  })
}

/** Blocks that show nothing have no place on the page. */
function placesOfWritten({ entry, content }: ReviewedPage): Found[] {
  const blocks = shownBlocks(content)
  return placesOfPage(entry.id, content, (block) => blocks.includes(block)).map((known) => {
    const block = blocks.findIndex(({ itemId }) => itemId === known.place.block)
    return {
      ...known,
      name: `${nameOf(entry)}: ${known.label}`,
      ...(block < 0
        ? { group: { id: 'head', label: 'Above the text' } }
        : { group: { id: 'blocks', label: 'Blocks' }, block }),
    }
  })
}

const nameOf = ({ title }: ReviewedPage['entry']) => `“${title.trim() || 'Untitled'}”`

/** The page as a whole, and what that is called. */
export const wholeOf = (subject: ReviewedPage | null) =>
  subject
    ? { place: wholePage(subject.entry.id), about: `${nameOf(subject.entry)} as a whole` }
    : { place: { section: null, item: null, field: null }, about: 'The page as a whole' }

/** Where a change of the home page is to be seen: the innermost place around its path, else its section. */
export function keyOfChange(
  path: string,
  places: readonly PagePlace[],
  { templateId, content }: LinkPage,
): string | null {
  const { sections } = catalogue[templateId].metadata
  const around = places.flatMap(({ key, place }) => {
    const there = editorPlaceOf(place, sections, content)
    return there && 'path' in there && isWithin(path, there.path) ? [{ key, length: there.path.length }] : []
  })
  const innermost = around.toSorted((one, other) => other.length - one.length)[0]
  if (innermost) return innermost.key
  const section = sections.find(({ fields }) => fields.some((field) => isWithin(path, `content.${field.path}`)))
  return places.find(({ kind, group }) => kind === 'section' && group.id === section?.id)?.key ?? null
}
