import { DOMSerializer, type Fragment, type Schema } from '@tiptap/pm/model'
import { isHolding, isValue, walkFields } from '@vitrine/common/fields/walk'
import { picturePartsOf } from '@vitrine/common/portfolio/picture-parts'
import { getAt } from '@vitrine/common/portfolio/paths'
import { blockDefinition } from '@vitrine/common/portfolio/pages/block-types'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import { docOf, pageSchema, type KnownBlock } from '../document/convert.ts'

/** Blocks as HTML for the clipboard: to be read elsewhere, and to be the same blocks when they are pasted on a page again. */
export class BlockSerializer extends DOMSerializer {
  private readonly known: KnownBlock

  constructor(schema: Schema, known: KnownBlock) {
    super(DOMSerializer.nodesFromSchema(schema), DOMSerializer.marksFromSchema(schema))
    this.known = known
  }

  override serializeFragment(
    fragment: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const written = super.serializeFragment(fragment, options, target)
    for (const element of written.querySelectorAll<HTMLElement>('h2, h3, blockquote, pre, div')) {
      const block = this.known(element.getAttribute('data-item-id') ?? '')
      if (!block) continue
      element.setAttribute('data-block', JSON.stringify(block))
      if (element.matches('div')) element.append(...readable(block))
    }
    return written
  }
}

/** The texts and pictures of a block that is filled in by a form. */
function readable(block: Block): HTMLElement[] {
  if (block.type === 'divider') return [document.createElement('hr')]
  const section = { id: block.type, label: '', hideable: false, fields: blockDefinition(block)?.fields ?? [] }
  return walkFields({ sections: [section] }, block).flatMap((place) => {
    const { value, path, field } = place
    if (!isValue(place) || field.type === 'select') return []
    if (isHolding('picture')(place)) {
      if (typeof value !== 'string' || value === '') return []
      const image = document.createElement('img')
      image.src = value
      const alt = getAt(block, picturePartsOf(path).alt)
      image.alt = typeof alt === 'string' ? alt : ''
      return [image]
    }
    return [value].flat().flatMap((text) => {
      if (typeof text !== 'string' || text === '') return []
      const paragraph = document.createElement('p')
      paragraph.textContent = text
      return [paragraph]
    })
  })
}

export function clipboardHtml(blocks: readonly Block[]): string {
  const known = (itemId: string) => blocks.find((block) => block.itemId === itemId)
  const box = document.createElement('div')
  box.append(new BlockSerializer(pageSchema, known).serializeFragment(docOf(blocks).content))
  return box.innerHTML
}
