import { textKind, type FieldBase, type ValueKind } from '../../base.ts'

/** HTML within the allow-list of common/rich-text.ts. */
export interface RichTextField extends FieldBase {
  type: 'richtext'
}

export const richTextKind: ValueKind<RichTextField> = {
  ...textKind,
  type: 'richtext',
  holds: 'html',
  placeholder: (text) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
}
