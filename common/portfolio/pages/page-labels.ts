import { languageName } from '../../language-names.ts'
import { labelOf } from '../labels.ts'
import { pictureOf } from '../picture-parts.ts'
import { translationAt } from '../translations/place.ts'
import { blockDefinition, blockLabel, type BlockDefinition } from './block-types.ts'
import type { Block } from './blocks.ts'
import { pageMetadata, type PageContent } from './page-content.ts'

/** The fields of a block, for what walks over those of a template. */
export const blockMetadata = (block: Pick<Block, 'type'>) => fieldsOf(blockDefinition(block))

const fieldsOf = (definition: BlockDefinition | null) => ({
  sections: [{ id: 'block', label: 'Block', hideable: false, fields: definition?.fields ?? [] }],
})

const settings: Record<string, string> = {
  'content.blocks': 'Blocks and their order',
  'content.item': 'Belongs to',
  'content.private': 'Private',
}
/** The fields of the page itself. */
const head = pageMetadata({ blocks: [] })

/** What is at a path of a page’s draft, for example “Quote, block 3: Who said it”. */
export function pageLabelOf(path: string, { blocks }: Pick<PageContent, 'blocks'>): string {
  const setting = settings[path]
  if (setting) return setting
  const translation = translationAt(path)
  const [, blockId, part] = /^blocks\/([^/]+)\/([^/]+)/.exec(translation?.key ?? '') ?? []
  if (translation && blockId) {
    const place = blocks?.findIndex(({ itemId }) => itemId === blockId) ?? -1
    const label = place < 0 ? 'a block that is gone' : pageLabelOf(`content.blocks.${place}.${part}`, { blocks })
    return `${languageName(translation.language)}: ${label}`
  }
  const [, index, rest] = /^content\.blocks\.(\d+)(?:\.(.+))?$/.exec(path) ?? []
  if (index === undefined) return labelOf(path, head)
  const block = blocks?.[Number(index)]
  const name = `${block ? blockLabel(block) : 'Block'}, block ${Number(index) + 1}`
  if (rest === undefined || !block) return name
  const field = labelOf(pictureOf(rest), blockMetadata(block)).replace(/^Block: /, '')
  return field === blockLabel(block) ? name : `${name}: ${field}`
}
