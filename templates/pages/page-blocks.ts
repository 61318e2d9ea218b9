import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { viewOf } from './blocks/views.ts'

type Page = Pick<PageContent, 'blocks'>

/** The blocks of a page that there is something to show of. Those of unknown types are among them. */
export function shownBlocks({ blocks = [] }: Page): readonly Block[] {
  const known = shown.get(blocks)
  if (known) return known
  const filled = blocks.filter((block) => {
    const view = viewOf(block)
    return !view || !view.isEmpty(block)
  })
  shown.set(blocks, filled)
  return filled
}

/** Lists of blocks never change, and many ask for what is shown of one. */
const shown = new WeakMap<readonly Block[], readonly Block[]>()

/** Whether the switch of the summary leaves something out, and something there. */
export function hasBriefPart(page: Page): boolean {
  const brief = shownBlocks(page).map((block) => viewOf(block)?.brief === true)
  return brief.includes(true) && brief.includes(false)
}

export const hasGallery = (page: Page): boolean =>
  shownBlocks(page).some(
    ({ type, ...block }) => type === 'gallery' && (block as { arrangement?: string }).arrangement !== 'slideshow',
  )

/** Whether the first thing below the title is a picture. */
export const opensWithPicture = (page: Page): boolean =>
  ['picture', 'gallery'].includes(shownBlocks(page)[0]?.type ?? '')

/** Whether scripts make more of a page's blocks. */
export const hasScriptedBlock = (page: Page): boolean => shownBlocks(page).some((block) => viewOf(block)?.scripted)

export const hasCode = ({ blocks = [] }: Page): boolean => blocks.some(({ type }) => type === 'code')

/** Blocks in the pieces that are set together: figures that follow each other stand beside each other. */
export function pieces(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.type === 'figure' && last?.[0]?.type === 'figure') last.push(block)
    else groups.push([block])
  }
  return groups
}

/** A subheading under no heading would be a step that is left out: it is a heading then. */
export function inSteps(blocks: readonly Block[]): Block[] {
  const first = blocks.findIndex((block) => block.type === 'heading' && block.level !== '3')
  return blocks.map((block, index) =>
    block.type === 'heading' && block.level === '3' && (first === -1 || index < first)
      ? { ...block, level: '2' }
      : block,
  )
}
