import { placeKey, placesOf, type KnownPlace } from '@vitrine/common/portfolio/comment-places'
import { catalogue } from '@vitrine/templates/catalogue'
import { visibleSections } from '@vitrine/templates/visible-sections'
import type { LinkPage } from '../../links/shown.ts'
import { linkPictures } from '../private-link/pictures.ts'
import { picturesOf } from '../pictures-of.ts'

/** A place of the page that is reviewed. */
export interface PagePlace extends Omit<KnownPlace, 'picture'> {
  key: string
  section: { id: string; label: string }
  /** With its section, such as “Work: Project “Lighthouse””. */
  name: string
  /** The address of its picture on the page. */
  picture: string | null
}

/** Everything on the page that a comment can be about, in the order of the page. */
export async function pagePlaces(token: string, page: LinkPage): Promise<PagePlace[]> {
  const { templateId, content, layout, link } = page
  const { sections, metadata } = catalogue[templateId]
  const addressOf = linkPictures(token, link)
  const sets = await picturesOf(link.portfolioId, content, addressOf)
  return visibleSections(sections, content, layout).flatMap(({ id, label }) => {
    const section = metadata.sections.find((one) => one.id === id)
    if (!section) return []
    return placesOf(section, content).map((known) => {
      const address = known.picture && addressOf(known.picture)
      return {
        ...known,
        key: placeKey(known.place),
        section: { id, label },
        name: known.kind === 'section' || known.label === label ? label : `${label}: ${known.label}`,
        picture: address && (sets.get(address)?.widest ?? address),
      }
    })
  })
}
