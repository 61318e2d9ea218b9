import * as z from 'zod/mini'
import { BLOCKS_PER_PAGE } from '../../limits.ts'
import { atMost, fields, file, itemId, items, line, list, picture, text, url } from '../content-shapes.ts'

/**
 * The blocks that a page is made of. block-types.ts describes the fields of each. Everything in a block is optional, so that a page
 * can be saved at any moment; a new block is `{itemId, type}`.
 */
const ofType = <T extends string>(type: T): { type: z.ZodMiniLiteral<T> } => ({ type: z.literal(type) })

const block = <T extends z.core.$ZodLooseShape, S extends z.core.$ZodShape>(type: T, shape: S) =>
  z.extend(fields({ itemId, ...shape }), type)

const pictures = items({ ...picture('image'), caption: line })

export const blockSchema = z.discriminatedUnion('type', [
  block(ofType('summary'), { problem: line, role: line, team: line, period: line, result: line }),
  /** Level 2 or 3, as a text; 2 unless it says otherwise. */
  block(ofType('heading'), { text: line, level: line }),
  block(ofType('text'), { text }),
  /** `inset`, `wide` or `full`; inset unless it says otherwise. */
  block(ofType('picture'), { ...picture('image'), caption: line, width: line }),
  block(ofType('row'), { pictures }),
  block(ofType('grid'), { pictures }),
  block(ofType('carousel'), { pictures }),
  block(ofType('comparison'), {
    ...picture('before'),
    beforeLabel: line,
    ...picture('after'),
    afterLabel: line,
    caption: line,
  }),
  /** `value` is what was reached, such as “+15 %”; `label` says of what. */
  block(ofType('figure'), { value: line, label: line, source: line, sourceLink: url }),
  block(ofType('quote'), { text, author: line, role: line }),
  block(ofType('decisions'), { decisions: items({ chosen: line, rejected: line, why: text }) }),
  block(ofType('code'), { code: text, language: line, caption: line }),
  /** The first row is the head of the table. */
  block(ofType('table'), { rows: items({ cells: list(line) }), caption: line }),
  /** A file to download. */
  block(ofType('file'), { ...file('file'), name: line, description: line }),
  /** The owner's own video or audio; `captions` is a WebVTT file. */
  block(ofType('media'), {
    kind: line,
    ...file('media'),
    ...file('captions'),
    ...picture('poster'),
    title: line,
    caption: line,
  }),
  /** What another site shows; nothing is asked of it before the visitor wishes so. */
  block(ofType('embed'), { link: url, title: line, ...picture('poster'), caption: line }),
  /** Up to 500 pictures; `justified`, `masonry`, `grid` or `slideshow`. */
  block(ofType('gallery'), {
    arrangement: line,
    showsExif: z.boolean(),
    pictures: items({
      ...picture('image'),
      caption: line,
      exif: fields({ camera: line, lens: line, iso: line, shutter: line, aperture: line }),
    }),
  }),
  block(ofType('divider'), {}),
])

export const blocksSchema = z.array(blockSchema).check(atMost(BLOCKS_PER_PAGE, 'blocks'))

export type Block = z.infer<typeof blockSchema>
export type BlockType = Block['type']
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>
