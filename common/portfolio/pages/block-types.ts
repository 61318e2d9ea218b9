import type { Field } from '../../fields/field.ts'
import type { BlockType } from './blocks.ts'

/** What is known of a type of block, as data: the walk over fields, the checks and the editor go by it. */
export interface BlockDefinition {
  label: string
  /** Their paths begin at the block. */
  fields: readonly Field[]
}

const caption: Field = { path: 'caption', label: 'Caption', type: 'string' }
const image: Field = { path: 'image', label: 'Picture', type: 'image' }

const pictures: Field = {
  path: 'pictures',
  label: 'Pictures',
  type: 'array:object',
  itemLabel: 'Picture',
  titleField: 'caption',
  fields: [image, caption],
}

const exif: Field = {
  path: 'exif',
  label: 'Camera data',
  type: 'object',
  fields: [
    { path: 'camera', label: 'Camera', type: 'string' },
    { path: 'lens', label: 'Lens', type: 'string' },
    { path: 'iso', label: 'ISO', type: 'string' },
    { path: 'shutter', label: 'Shutter', type: 'string' },
    { path: 'aperture', label: 'Aperture', type: 'string' },
  ],
}

const oneOf = (...values: readonly [string, string][]) => values.map(([value, label]) => ({ value, label }))

export const blockTypes: Readonly<Record<BlockType, BlockDefinition>> = {
  summary: {
    label: 'Summary',
    fields: [
      { path: 'problem', label: 'Problem', type: 'string', placeholder: 'What was wrong, for whom' },
      { path: 'role', label: 'Role', type: 'string', placeholder: 'What you did' },
      { path: 'team', label: 'Team', type: 'string', placeholder: 'Who else was there' },
      { path: 'period', label: 'Period', type: 'string', placeholder: 'March to June 2025' },
      { path: 'result', label: 'Result', type: 'string', placeholder: 'What changed' },
    ],
  },
  heading: {
    label: 'Heading',
    fields: [
      { path: 'text', label: 'Heading', type: 'string' },
      { path: 'level', label: 'Level', type: 'select', options: oneOf(['2', 'Heading'], ['3', 'Subheading']) },
    ],
  },
  text: { label: 'Text', fields: [{ path: 'text', label: 'Text', type: 'richtext' }] },
  picture: {
    label: 'Picture',
    fields: [
      image,
      caption,
      {
        path: 'width',
        label: 'Width',
        type: 'select',
        options: oneOf(['inset', 'As wide as the text'], ['wide', 'Wider'], ['full', 'As wide as the page']),
      },
    ],
  },
  row: { label: 'Pictures in a row', fields: [pictures] },
  grid: { label: 'Grid of pictures', fields: [pictures] },
  carousel: { label: 'Carousel', fields: [pictures] },
  comparison: {
    label: 'Before and after',
    fields: [
      { path: 'before', label: 'Before', type: 'image' },
      { path: 'beforeLabel', label: 'Label of the first', type: 'string', placeholder: 'Before' },
      { path: 'after', label: 'After', type: 'image' },
      { path: 'afterLabel', label: 'Label of the second', type: 'string', placeholder: 'After' },
      caption,
    ],
  },
  figure: {
    label: 'Figure',
    fields: [
      { path: 'value', label: 'Figure', type: 'string', placeholder: '+15 %' },
      { path: 'label', label: 'What it counts', type: 'string', placeholder: 'conversion in the first month' },
      { path: 'source', label: 'Source', type: 'string' },
      { path: 'sourceLink', label: 'Link to the source', type: 'url' },
    ],
  },
  quote: {
    label: 'Quote',
    fields: [
      { path: 'text', label: 'Quote', type: 'text' },
      { path: 'author', label: 'Who said it', type: 'string' },
      { path: 'role', label: 'Their role', type: 'string' },
    ],
  },
  decisions: {
    label: 'Decisions',
    fields: [
      {
        path: 'decisions',
        label: 'Decisions',
        type: 'array:object',
        itemLabel: 'Decision',
        titleField: 'chosen',
        fields: [
          { path: 'chosen', label: 'Chosen', type: 'string' },
          { path: 'rejected', label: 'Rejected', type: 'string' },
          { path: 'why', label: 'Why', type: 'text' },
        ],
      },
    ],
  },
  code: {
    label: 'Code',
    fields: [
      { path: 'code', label: 'Code', type: 'text' },
      { path: 'language', label: 'Language', type: 'string', placeholder: 'typescript' },
      caption,
    ],
  },
  table: {
    label: 'Table',
    fields: [
      {
        path: 'rows',
        label: 'Rows',
        type: 'array:object',
        itemLabel: 'Row',
        titleField: 'cells',
        fields: [{ path: 'cells', label: 'Cells', type: 'array:string' }],
      },
      caption,
    ],
  },
  file: {
    label: 'File',
    fields: [
      { path: 'file', label: 'File', type: 'file', takes: 'document' },
      { path: 'name', label: 'Name', type: 'string' },
      { path: 'description', label: 'Description', type: 'string' },
    ],
  },
  media: {
    label: 'Video or audio',
    fields: [
      { path: 'kind', label: 'Kind', type: 'select', options: oneOf(['video', 'Video'], ['audio', 'Audio']) },
      { path: 'media', label: 'File', type: 'file', takes: 'recording' },
      { path: 'captions', label: 'Captions', type: 'file', takes: 'captions' },
      { path: 'poster', label: 'Poster', type: 'image' },
      { path: 'title', label: 'Title', type: 'string' },
      caption,
    ],
  },
  embed: {
    label: 'Embed',
    fields: [
      { path: 'link', label: 'Link', type: 'url' },
      { path: 'title', label: 'Title', type: 'string' },
      { path: 'poster', label: 'Poster', type: 'image' },
      caption,
    ],
  },
  gallery: {
    label: 'Gallery',
    fields: [
      {
        path: 'arrangement',
        label: 'Arrangement',
        type: 'select',
        options: oneOf(
          ['justified', 'Rows of equal height'],
          ['masonry', 'Columns'],
          ['grid', 'Grid'],
          ['slideshow', 'Slideshow'],
        ),
      },
      { path: 'showsExif', label: 'Show camera data', type: 'boolean' },
      { ...pictures, fields: [image, caption, exif] },
    ],
  },
  divider: { label: 'Divider', fields: [] },
}

/** The definition of a block's type; null of a type that is not known (any more). */
export const blockDefinition = ({ type }: { type: string }): BlockDefinition | null =>
  Object.hasOwn(blockTypes, type) ? blockTypes[type as BlockType] : null

export const blockLabel = (block: { type: string }): string => blockDefinition(block)?.label ?? 'Unknown block'
