import { textKind, type FieldBase, type FieldKind } from './base.ts'

/** HTML within the allow-list of common/rich-text.ts. */
export interface RichTextField extends FieldBase {
  type: 'richtext'
}

export const richTextKind: FieldKind<RichTextField> = textKind
