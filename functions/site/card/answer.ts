import { LRUCache } from 'lru-cache'
import { isRightToLeft, type Language, languageOf } from '@vitrine/common/languages'
import { readPicturePath, widthPath } from '@vitrine/common/picture-paths'
import { plans } from '@vitrine/common/plans'
import { isTemplateId } from '@vitrine/common/templates/ids'
import { cardPath, pageCardPath } from '@vitrine/common/routes'
import { pageFonts } from '@vitrine/templates/fonts'
import { pageFacts } from '@vitrine/templates/page-facts'
import { readableAddress } from '@vitrine/templates/parts/texts'
import { registry } from '@vitrine/templates/registry'
import { pageColors } from '@vitrine/templates/styles'
import type { LivePage } from '../../lib/documents/live-document.ts'
import { pageAt, type Published } from '../../lib/documents/published.ts'
import { appOrigin } from '../../lib/env.ts'
import type { Log } from '../../lib/log.ts'
import { looksLikeLink } from '../../lib/mail/quote.ts'
import { pictureAddress } from '../../lib/pictures.ts'
import { type Answer, file, redirect } from '../answer.ts'
import { coverOf, jobTitle } from '../highlights.ts'
import { type PageCardAddress, type VersionedAddress, VERSIONED_CACHE } from '../versioned-address.ts'
import { pageAddress } from '../written/facts.ts'
import { COVER_WIDTH, type CardProps } from './card.tsx'
import { CARD_HEIGHT } from './size.ts'
import { drawable } from './drawable.ts'
import { cardFaces } from './faces.ts'

/** Vitrine's own card, for pages whose own cannot be drawn. */
const DEFAULT_CARD = '/social-card.png'

/** The cards that this instance drew last: where a page is shared, several services ask at once. */
const cards = new LRUCache<string, Buffer, () => Promise<Buffer>>({
  max: 20,
  ignoreFetchAbort: true,
  fetchMethod: (_path, _stale, { context: draw }) => draw(),
})

/** The card of a published page; null where there is none. An outdated address leads to the card of today. */
export async function card({ username, revision, language }: VersionedAddress, log: Log): Promise<Answer | null> {
  const page = await pageAt(username)
  if (!page) return null
  if ('movedTo' in page) return redirect(302, cardPath(page.movedTo, revision, language))
  const published = inLanguage(page.published, language)
  if (!published) return null
  const path = cardPath(username, published.portfolio.revision, language)
  if (revision !== published.portfolio.revision) return redirect(302, path)
  return answer(path, () => drawPortfolio(published, log), log)
}

/** The same of a case study or an article. */
export async function pageCard(
  { username, pageId, revision, language }: PageCardAddress,
  log: Log,
): Promise<Answer | null> {
  const at = await pageAt(username)
  if (!at) return null
  if ('movedTo' in at) return redirect(302, pageCardPath(at.movedTo, pageId, revision, language))
  const published = inLanguage(at.published, language)
  if (!published) return null
  const page = published.portfolio.pages.find(({ id }) => id === pageId)
  if (!page) return null
  const path = pageCardPath(username, pageId, published.portfolio.revision, language)
  if (revision !== published.portfolio.revision) return redirect(302, path)
  return answer(path, () => drawPage(published, page, log), log)
}

function inLanguage(published: Published, language: Language | null): Published | null {
  const portfolio = language === null ? published.portfolio : published.inLanguage(language)
  return portfolio && { ...published, portfolio }
}

async function answer(path: string, draw: () => Promise<Buffer>, log: Log): Promise<Answer> {
  try {
    return file('image/jpeg', VERSIONED_CACHE, await cards.forceFetch(path, { context: draw }))
  } catch (error) {
    log.error('A card could not be drawn', error, { path })
    return redirect(302, DEFAULT_CARD)
  }
}

function drawPortfolio(published: Published, log: Log): Promise<Buffer> {
  const { content, username } = published.portfolio
  const { name, canonical } = pageFacts({ ...published.portfolio, origin: appOrigin() })
  const words = { name, fallback: username, lines: [jobTitle(content), content.hero?.tagline], address: canonical }
  return draw(published, words, coverOf(content)?.path, log)
}

/** Title, person and cover; without a cover the picture that stands for the portfolio. */
function drawPage(published: Published, page: LivePage, log: Log): Promise<Buffer> {
  const { portfolio } = published
  const { name } = pageFacts({ ...portfolio, origin: appOrigin() })
  const words = { name: page.title, fallback: name, lines: [name], address: pageAddress(portfolio, page.slug) }
  return draw(published, words, page.coverPath || coverOf(portfolio.content)?.path, log)
}

interface Words {
  name: string
  /** What is shown where the name cannot be drawn. */
  fallback: string
  /** The first that can be drawn. */
  lines: (string | undefined)[]
  address: string
}

async function draw({ portfolio }: Published, words: Words, cover: string | undefined, log: Log): Promise<Buffer> {
  const { templateId, design, content } = portfolio
  if (!isTemplateId(templateId)) throw new Error('The template is not supported')
  const definition = await registry[templateId]()
  const fonts = pageFonts(definition.design, design)
  const inHeadings = await cardFaces(fonts, 'heading')
  const inText = await cardFaces(fonts, 'body')
  const [{ drawCard }, { compressCard }] = await Promise.all([import('./draw.tsx'), import('./compress.ts')])
  const drawn = await drawCard({
    name: drawable(words.name, 100, inHeadings) ?? { text: words.fallback, face: inHeadings[0] },
    line: words.lines.map((line) => drawable(line, 120, inText)).find((line) => line !== null) ?? null,
    address: { text: readableAddress(words.address), face: inText[0] },
    colors: pageColors(definition.design, design),
    cover: await coverPicture(cover, log),
    rightToLeft: isRightToLeft(languageOf(content)),
    // No mark of ours beside an address or a telephone number that somebody wrote.
    madeWith:
      plans[portfolio.ownerPlan ?? 'free'].showsMadeWith &&
      ![words.name, ...words.lines].some((text) => looksLikeLink(text ?? '')),
  })
  return compressCard(drawn)
}

/** Wide enough for a cover. Pictures that are narrower have no file of this width and are fetched themselves. */
const COVER_SOURCE_WIDTH = 960

/**
 * Only what lies in Storage is fetched, no address that somebody wrote. A card does without what is not to be had. The file that
 * pages show comes first: the upload itself may have more pixels than there is memory for.
 */
async function coverPicture(path: string | undefined, log: Log): Promise<CardProps['cover']> {
  if (!path) return null
  const upload = readPicturePath(path)
  const prepared = upload && pictureAddress({ path: widthPath(upload, COVER_SOURCE_WIDTH, 'webp') })
  const address = pictureAddress({ path })
  if (!address) return null
  const { fetchCover } = await import('./cover.ts')
  const fetched = (from: string) => fetchCover(from, COVER_WIDTH, CARD_HEIGHT)
  try {
    return await (prepared ? fetched(prepared).catch(() => fetched(address)) : fetched(address))
  } catch (error) {
    log.warn('A card does without its picture', { address, error: String(error) })
    return null
  }
}
