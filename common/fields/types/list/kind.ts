import { isItemList } from '../../../portfolio/item-ids.ts'
import { notAnArray, type ContainerKind, type FieldBase } from '../../base.ts'
import type { Field } from '../../field.ts'

/** A list of items that the owner adds to, orders and removes from. The paths of its fields begin at an item. */
export interface ListField extends FieldBase {
  type: 'array:object'
  /** One item, as in “Add project”. */
  itemLabel: string
  /** The field of an item that names it in the collapsed list. */
  titleField: string
  fields: readonly Field[]
}

export const listKind: ContainerKind<ListField> = {
  type: 'array:object',
  own: { itemLabel: 'text', titleField: 'text', fields: 'fields' },
  accepts: isItemList,
  problem: notAnArray,
  inside: ({ fields }, value, everyItem) => {
    if (everyItem) return [{ index: '*', fields, value: undefined }]
    return Array.isArray(value) ? value.map((item: unknown, index) => ({ index, fields, value: item })) : []
  },
}
