import { isObject } from '@vitrine/common/portfolio/changes'
import { blockDefinition, type BlockDefinition } from '@vitrine/common/portfolio/pages/block-types'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import { pageMetadata, type PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { pictureOf } from '@vitrine/common/portfolio/picture-parts'
import { labelOf } from '@vitrine/common/portfolio/labels'

/** What the owner edits of a page. */
export interface PageDraft {
  content: PageContent
}

/** Not the whole schema: a text that is too long to be saved is still worth restoring and shortening. */
export const isPageDraft = (value: unknown): value is PageDraft =>
  isObject(value) &&
  isObject(value.content) &&
  (value.content.blocks === undefined ||
    (Array.isArray(value.content.blocks) && value.content.blocks.every((block) => isObject(block))))

export const BLOCKS = 'content.blocks'
export const blockPath = (index: number) => `${BLOCKS}.${index}`

export const blockLabel = (block: Pick<Block, 'type'>): string => blockDefinition(block)?.label ?? 'Unknown block'

const settings: Record<string, string> = {
  'content.blocks': 'Blocks and their order',
  'content.item': 'Belongs to',
  'content.private': 'Private',
}
/** The fields of the page itself. */
const head = pageMetadata({ blocks: [] })

/** What is at a path of the draft, for example “Quote, block 3: Who said it”. */
export function pageLabelOf(path: string, { content }: PageDraft): string {
  const setting = settings[path]
  if (setting) return setting
  const [, index, rest] = /^content\.blocks\.(\d+)(?:\.(.+))?$/.exec(path) ?? []
  if (index === undefined) return labelOf(path, head)
  const block = content.blocks?.[Number(index)]
  const name = `${block ? blockLabel(block) : 'Block'}, block ${Number(index) + 1}`
  const field = rest === undefined || !block ? null : fieldLabel(blockDefinition(block), rest)
  return field === null || field === (block && blockLabel(block)) ? name : `${name}: ${field}`
}

function fieldLabel(definition: BlockDefinition | null, path: string): string {
  const section = { id: 'block', label: 'Block', hideable: false, fields: definition?.fields ?? [] }
  const label = labelOf(pictureOf(path), { sections: [section] })
  return label.replace(/^Block: /, '')
}
