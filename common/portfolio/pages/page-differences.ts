import { changedPlaces } from '../changed-places.ts'
import { changesBetween, sameValue } from '../changes.ts'
import { inEnglish, wordsOf, type ChangeNames, type ChangeSpeech, type ChangeWords } from '../change-words.ts'
import { isPicture } from '../labels.ts'
import type { Block } from './blocks.ts'
import { pageMetadata, type PageContent } from './page-content.ts'
import { blockMetadata, pageLabelOf } from './page-labels.ts'

export interface PageDifference {
  label: string
  words: ChangeWords
  /** The id of the block of the draft that it is about. */
  block: string | null
}

/** References of other places, of which their owner knows no ids. */
const unreadable = ['content.item']

const namesFor = (metadata: Parameters<typeof isPicture>[1]): ChangeNames => ({
  template: String,
  section: String,
  heading: String,
  order: (ids) => ids,
  isPicture: (path) => isPicture(path, metadata),
})

const headNames = namesFor(pageMetadata({ blocks: [] }))

/** What differs between what is live of a page and its draft, in words: its title and cover, then its blocks. */
export function pageDifferences(live: PageContent, draft: PageContent, speech = inEnglish): PageDifference[] {
  const { blocks: liveBlocks = [], ...liveHead } = live
  const { blocks: draftBlocks = [], ...draftHead } = draft
  const places = changedPlaces(changesBetween({ content: liveHead }, { content: draftHead }))
  return [
    ...places.map((place) => ({
      label: pageLabelOf(place.path, draft),
      words: unreadable.includes(place.path) ? { summary: speech.say('Changed') } : wordsOf(place, headNames, speech),
      block: null,
    })),
    ...ofBlocks(live, liveBlocks, draft, draftBlocks, speech),
  ]
}

function ofBlocks(
  live: PageContent,
  liveBlocks: readonly Block[],
  draft: PageContent,
  draftBlocks: readonly Block[],
  speech: ChangeSpeech,
): PageDifference[] {
  const labelAt = (content: PageContent, index: number, rest = '') =>
    pageLabelOf(`content.blocks.${index}${rest}`, content)
  const find = (blocks: readonly Block[], wanted: Block) => blocks.find(({ itemId }) => itemId === wanted.itemId)
  const edited = draftBlocks.flatMap((block, index): PageDifference[] => {
    const before = find(liveBlocks, block)
    const id = block.itemId ?? null
    if (!before) return [{ label: labelAt(draft, index), words: { summary: speech.say('New') }, block: id }]
    return changedPlaces(changesBetween(before, block)).map((place) => ({
      label: labelAt(draft, index, `.${place.path}`),
      words: wordsOf(place, namesFor(blockMetadata(block)), speech),
      block: id,
    }))
  })
  const removed = liveBlocks.flatMap((block, index): PageDifference[] =>
    find(draftBlocks, block)
      ? []
      : [{ label: labelAt(live, index), words: { summary: speech.say('Removed') }, block: null }],
  )
  const idsIn = (blocks: readonly Block[], others: readonly Block[]) =>
    blocks.filter((block) => find(others, block)).map(({ itemId }) => itemId)
  const isMoved = !sameValue(idsIn(liveBlocks, draftBlocks), idsIn(draftBlocks, liveBlocks))
  return [
    ...edited,
    ...removed,
    ...(isMoved ? [{ label: 'Blocks', words: { summary: speech.say('In another order') }, block: null }] : []),
  ]
}
