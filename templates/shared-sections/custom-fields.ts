import type { Field } from '@vitrine/common/fields/field'
import { type CustomId, type CustomKind, customKindOf, customPath } from '@vitrine/common/portfolio/custom-sections'
import type { Section, ShownSection } from '../definition.ts'
import { pictureFields } from '../fields/basics.ts'

/** What a section of a kind is edited by; the paths are those within the section. */
const fields: Readonly<Record<CustomKind, readonly Field[]>> = {
  text: [{ path: 'text', label: 'Text', type: 'richtext', placeholder: 'What you want to say here' }],
  list: [
    {
      type: 'array:object',
      path: 'items',
      label: 'Entries',
      itemLabel: 'Entry',
      titleField: 'title',
      fields: [
        { path: 'title', label: 'Title', type: 'string', placeholder: 'What it is' },
        { path: 'detail', label: 'Detail', type: 'string', placeholder: 'When, where or how much' },
        { path: 'text', label: 'Text', type: 'text', placeholder: 'One or two sentences' },
        { path: 'link', label: 'Link', type: 'url', placeholder: 'https://example.com' },
      ],
    },
  ],
  cards: [
    {
      type: 'array:object',
      path: 'items',
      label: 'Cards',
      itemLabel: 'Card',
      titleField: 'title',
      fields: [
        { path: 'title', label: 'Title', type: 'string', placeholder: 'What it is' },
        { path: 'text', label: 'Text', type: 'text', placeholder: 'One or two sentences' },
        { path: 'link', label: 'Link', type: 'url', placeholder: 'https://example.com' },
        ...pictureFields('image', {
          label: 'Picture',
          help: 'Shown above the title.',
          description: 'What can be seen in it',
        }),
      ],
    },
  ],
  gallery: [
    {
      type: 'array:object',
      path: 'images',
      label: 'Pictures',
      itemLabel: 'Picture',
      titleField: 'caption',
      fields: [
        ...pictureFields('image', {
          label: 'Picture',
          help: 'All pictures of the section have the same size.',
          description: 'What can be seen in it',
        }),
        { path: 'caption', label: 'Caption', type: 'string', placeholder: 'What it shows' },
      ],
    },
  ],
  quote: [
    { path: 'quote', label: 'Quote', type: 'text', placeholder: 'One or two sentences' },
    { path: 'author', label: 'Author', type: 'string', placeholder: 'Who said it' },
    { path: 'role', label: 'Role', type: 'string', placeholder: 'What they do, and where' },
  ],
  cta: [
    { path: 'text', label: 'Text', type: 'text', placeholder: 'What visitors should do, and why' },
    { path: 'buttonText', label: 'Button', type: 'string', placeholder: 'Write to me' },
    { path: 'href', label: 'Where the button leads', type: 'url', placeholder: 'https://example.com' },
  ],
  pages: [
    {
      path: 'show',
      label: 'Which pages',
      type: 'select',
      options: [
        { value: 'all', label: 'All pages' },
        { value: 'study', label: 'Case studies' },
        { value: 'article', label: 'Articles' },
      ],
      help: 'All unless you choose. Private pages stay private.',
    },
    { path: 'intro', label: 'Introduction', type: 'text', placeholder: 'What these pages are about' },
  ],
}

/** A custom section with its fields, for the API and the editor's forms. */
export function withCustomFields(section: ShownSection): Section {
  const kind = customKindOf(section.id)
  const path = customPath(section.id as CustomId)
  return { ...section, fields: kind ? fields[kind].map((field) => ({ ...field, path: `${path}.${field.path}` })) : [] }
}
