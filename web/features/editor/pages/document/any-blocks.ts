import fc from 'fast-check'
import { blockTypes } from '@vitrine/common/portfolio/pages/block-types'
import { blockSchema, type Block } from '@vitrine/common/portfolio/pages/blocks'
import type { Field } from '@vitrine/common/fields/field'
import { filePartsOf } from '@vitrine/common/portfolio/file-parts'
import { picturePartsOf } from '@vitrine/common/portfolio/picture-parts'

/* For tests: any page. */

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((text) => text.replace(/\s+/g, ' '))
const visible = words.filter((text) => text.trim() !== '' && text === text.trim() && !/\p{C}/u.test(text))
const escaped = visible.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))

const inline = fc.oneof(
  escaped,
  escaped.map((text) => `<strong>${text}</strong>`),
  escaped.map((text) => `<em>${text}</em>`),
  escaped.map((text) => `<u>${text}</u>`),
  escaped.map((text) => `<a href="https://example.com/">${text}</a>`),
)
const paragraph = inline.map((text) => `<p>${text}</p>`)
const list = fc
  .tuple(fc.constantFrom('ul', 'ol'), fc.array(paragraph, { minLength: 1, maxLength: 3 }))
  .map(([tag, items]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`)
const richText = fc.array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 3 }).map((lines) => lines.join(''))
const lines = fc.array(visible, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'))

function valueOf(type: string, field: Field): fc.Arbitrary<unknown> {
  if (field.path === 'level') return fc.constantFrom('2', '3')
  switch (field.type) {
    case 'richtext':
      return richText
    case 'text':
      return lines
    case 'boolean':
      return fc.boolean()
    case 'array:string':
      return fc.array(visible, { minLength: 1, maxLength: 3 })
    case 'object':
      return fc.record(recordOf(type, field.fields))
    case 'array:object':
      return fc
        .array(fc.record(recordOf(type, field.fields)), { maxLength: 3 })
        .map((items) => items.map((item, index) => ({ itemId: `i${index}`, ...item })))
    default:
      return visible
  }
}

const recordOf = (type: string, fields: readonly Field[]): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(fields.flatMap((field) => [[field.path, valueOf(type, field)], ...uploaded(field)]))

/** What a block keeps of an upload. */
function uploaded({ type, path }: Field): [string, fc.Arbitrary<unknown>][] {
  if (type === 'image') return [[picturePartsOf(path).storage, visible]]
  if (type !== 'file') return []
  const { storage, facts } = filePartsOf(path)
  return [
    [storage, visible],
    [
      facts,
      fc.record({
        name: visible,
        bytes: fc.nat(1_000_000),
        width: fc.nat(4_000),
        height: fc.nat(4_000),
        seconds: fc.nat(9_000),
      }),
    ],
  ]
}

const anyBlock: fc.Arbitrary<Block> = fc
  .oneof(
    ...Object.entries(blockTypes).map(([type, { fields }]) =>
      fc.record(recordOf(type, fields)).map((own) => ({ type, ...own })),
    ),
  )
  .map((block) => blockSchema.parse(block))

/** Blocks as they are stored: each with an id, and none that is empty. */
export const anyBlocks: fc.Arbitrary<Block[]> = fc
  .array(anyBlock, { maxLength: 8 })
  .map((blocks) => blocks.map((block, index) => ({ ...block, itemId: `b${index}` })))
