import { textKind, type FieldBase, type ValueKind } from '../../base.ts'

/** The address of a picture; common/portfolio/picture-parts.ts says what else belongs to one. */
export interface ImageField extends FieldBase {
  type: 'image'
}

export const imageKind: ValueKind<ImageField> = {
  ...textKind,
  type: 'image',
  placeholder: () => '/placeholder.svg',
  holds: 'picture',
}
