import { isTemplateId } from '@vitrine/common/templates/ids'
import { cardPath } from '@vitrine/common/routes'
import { catalogue } from '@vitrine/templates/catalogue'
import { readableAddress } from '@vitrine/templates/parts/texts'
import { registry } from '@vitrine/templates/registry'
import { pageColors } from '@vitrine/templates/styles'
import { pageAt, type Published } from '../../lib/documents/published.ts'
import { appOrigin } from '../../lib/env.ts'
import type { Log } from '../../lib/log.ts'
import { pictureAddress } from '../../lib/pictures.ts'
import type { FileAnswer } from '../file-answer.ts'
import { pageFacts } from '../../lib/page-facts.ts'
import { coverOf, jobTitle, shownBy } from '../shown.ts'
import { CARD_HEIGHT, DEFAULT_CARD } from './address.ts'
import { COVER_WIDTH, type CardProps } from './card.tsx'
import { drawable } from './drawable.ts'

/**
 * A card never changes, but its page can be taken back or deleted: that is how long the CDN may then still hold it.
 * Only who has seen it keeps it for longer.
 */
const CACHE = 'public, max-age=31536000, s-maxage=86400, immutable'

/** Cards that this process drew last: where a page is shared, several services ask at once. */
const drawn = new Map<string, Promise<Buffer>>()
const DRAWN_LIMIT = 20

/** The card of a published page; null where there is none. An outdated address leads to the card of today. */
export async function card(username: string, revision: number, log: Log): Promise<FileAnswer | null> {
  const page = await pageAt(username)
  if (!page) return null
  if ('movedTo' in page) return { redirect: cardPath(page.movedTo, revision) }
  const { published } = page
  const path = cardPath(username, published.stored.revision)
  if (revision !== published.stored.revision) return { redirect: path }
  try {
    const body = await drawnOnce(path, () => draw(published, log))
    return { type: 'image/png', cache: CACHE, body }
  } catch (error) {
    log.error('A card could not be drawn', error, { path })
    return { redirect: DEFAULT_CARD }
  }
}

function drawnOnce(path: string, drawNow: () => Promise<Buffer>): Promise<Buffer> {
  const known = drawn.get(path)
  if (known) return known
  const drawing = drawNow()
  drawing.catch(() => drawn.delete(path))
  drawn.set(path, drawing)
  if (drawn.size > DRAWN_LIMIT) drawn.delete(drawn.keys().next().value ?? path)
  return drawing
}

async function draw({ username, stored }: Published, log: Log): Promise<Buffer> {
  const { name, templateId, content, design, layout } = stored
  if (!isTemplateId(templateId)) throw new Error('The template is not supported')
  const definition = await registry[templateId]()
  const shown = shownBy(catalogue[templateId].metadata, layout)
  const facts = pageFacts({ name, username, content, origin: appOrigin() })
  const { drawCard } = await import('./draw.tsx')
  return drawCard({
    name: drawable(facts.name, 100) ?? username,
    line: drawable(jobTitle(content, shown), 120) ?? drawable(content.hero?.tagline, 120),
    address: readableAddress(facts.canonical),
    colors: pageColors(definition.design, design),
    cover: await coverPicture(coverOf(content, shown)?.path, log),
  })
}

/** Only what lies in Storage is fetched, no address that somebody wrote. A card does without what is not to be had. */
async function coverPicture(path: string | undefined, log: Log): Promise<CardProps['cover']> {
  const address = path ? pictureAddress({ path }) : null
  if (!address) return null
  const { fetchCover } = await import('./cover.ts')
  try {
    return await fetchCover(address, COVER_WIDTH, CARD_HEIGHT)
  } catch (error) {
    log.warn('A card does without its picture', { address, error: String(error) })
    return null
  }
}
