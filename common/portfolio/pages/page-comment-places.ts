import { cutText } from '../../cut-text.ts'
import { placesOf, WHOLE_PAGE, type CommentPlace, type KnownPlace } from '../comment-places.ts'
import { contentPath } from '../paths.ts'
import { textOf } from '../value-text.ts'
import { textsOfBlock } from './block-texts.ts'
import type { Block } from './blocks.ts'
import { embedOf } from './embeds.ts'
import { pageMetadata, type PageContent } from './page-content.ts'
import { blockLabel } from './block-types.ts'
import { blockMetadata } from './page-labels.ts'

const NAME_LENGTH = 40

const [head] = pageMetadata({ blocks: [] }).sections
/** What of the page itself stands on it. */
const shownFields = (head?.fields ?? []).filter(({ path }) => ['title', 'excerpt', 'cover'].includes(path))

/** A page as a whole. */
export const wholePage = (pageId: string): CommentPlace => ({ ...WHOLE_PAGE, pageId })

/**
 * Everything of a page that a comment can be about: its title, its text in short, its cover, its blocks and their pictures.
 * @param isShown whether the page shows a block
 */
export function placesOfPage(
  pageId: string,
  content: PageContent,
  isShown: (block: Block) => boolean = () => true,
): KnownPlace[] {
  const own = head ? placesOf({ ...head, fields: shownFields }, content) : []
  return [
    ...own
      .filter(({ kind }) => kind !== 'section')
      .map((known) => ({ ...known, place: { ...wholePage(pageId), field: known.place.field } })),
    ...(content.blocks ?? []).flatMap((block, index) => (isShown(block) ? placesOfBlock(pageId, block, index) : [])),
  ]
}

function placesOfBlock(pageId: string, block: Block, index: number): KnownPlace[] {
  const { itemId } = block
  if (itemId === undefined) return []
  const at = (item: string | null, field: string | null) => ({ section: null, item, field, pageId, block: itemId })
  const label = nameOf(block, index)
  const pictures = placesOf(blockMetadata(block).sections[0] ?? noFields, block).filter(({ kind, picture, place }) =>
    // An item of a list stands for its one picture.
    kind === 'picture'
      ? place.item === null && (place.field !== 'poster' || showsPoster(block))
      : kind === 'item' && picture !== null,
  )
  return [
    { place: at(null, null), kind: 'block', label, text: '', picture: null },
    ...pictures.map(
      ({ place, label: own, picture }): KnownPlace => ({
        place: at(place.item, place.field),
        kind: 'picture',
        label: `${label}: ${own}`,
        text: '',
        picture,
      }),
    ),
  ]
}

/** What is only heard has no picture, and what cannot be played here is a link. */
const showsPoster = (block: Block): boolean =>
  block.type === 'media' ? block.kind !== 'audio' : block.type !== 'embed' || embedOf(block.link) !== null

const noFields = { id: 'block', label: 'Block', hideable: false, fields: [] }

/** Such as “Quote “We slept on the …”, or “Picture, block 3” where nothing is to be read. */
function nameOf(block: Block, index: number): string {
  const label = blockLabel(block)
  const words = textOf(textsOfBlock(block)[0] ?? '')
  if (words === '') return `${label}, block ${index + 1}`
  return `${label} “${words.length > NAME_LENGTH ? `${cutText(words, NAME_LENGTH).trimEnd()}…` : words}”`
}

/** Where the editor of a page has a place: a path of its document; null where it is gone. */
export function pagePathOf({ field, block }: CommentPlace, { blocks = [] }: PageContent): string | null {
  if (block === undefined) return field === null ? 'content' : contentPath(field)
  const index = blocks.findIndex(({ itemId }) => itemId === block)
  return index < 0 ? null : contentPath(`blocks.${index}`)
}
