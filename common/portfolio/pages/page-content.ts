import * as z from 'zod/mini'
import type { Field } from '../../fields/field.ts'
import type { TemplateMetadata, TemplateSection } from '../../fields/section.ts'
import { fields, line, list, picture, text } from '../content-shapes.ts'
import { translations } from '../translations/shape.ts'
import { blockDefinition, blockTypes } from './block-types.ts'
import { blocksSchema } from './blocks.ts'

export const pageKinds = ['study', 'article'] as const
export type PageKind = (typeof pageKinds)[number]

/** What the owner edits of a page. Its address is a fact beside it, like the username of a portfolio. */
export const pageContentSchema = fields({
  title: line,
  /** One or two sentences, for lists, cards and search engines. */
  excerpt: text,
  /** The day that an article names, as YYYY-MM-DD. */
  date: line,
  tags: list(line),
  ...picture('cover'),
  /** The item of the home page that it belongs to, as itemRef() of private-items.ts writes it: `projects/4f2a`. */
  item: line,
  /** Only private links show it. */
  private: z.boolean(),
  blocks: blocksSchema,
  translations,
})

export type PageContent = z.infer<typeof pageContentSchema>

const head: TemplateSection = {
  id: 'page',
  label: 'Page',
  hideable: false,
  fields: [
    { path: 'title', label: 'Title', type: 'string', required: true },
    { path: 'excerpt', label: 'In short', type: 'text' },
    { path: 'cover', label: 'Cover', type: 'image' },
    { path: 'date', label: 'Date', type: 'date' },
    { path: 'tags', label: 'Tags', type: 'array:string' },
  ],
}

/**
 * The fields of a page as sections, a section for each block, so that what walks over a template's fields walks over a page's, too.
 * Without content, a section for each type of block, and `*` stands for the block in their paths.
 */
export function pageMetadata(content?: Pick<PageContent, 'blocks'>): TemplateMetadata {
  const section = (id: string, at: string, { label, fields: own }: { label: string; fields: readonly Field[] }) => ({
    id,
    label,
    hideable: false,
    fields: own.map((field) => ({ ...field, path: `blocks.${at}.${field.path}` })),
  })
  if (!content) {
    const types = Object.entries(blockTypes)
    return { sections: [head, ...types.map(([type, definition]) => section(type, '*', definition))] }
  }
  const blocks = (content.blocks ?? []).flatMap((block, index) => {
    const definition = blockDefinition(block)
    return definition ? [section(block.itemId ?? String(index), String(index), definition)] : []
  })
  return { sections: [head, ...blocks] }
}
