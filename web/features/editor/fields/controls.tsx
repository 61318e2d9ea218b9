import type { ComponentType } from 'react'
import type { FieldType } from '@vitrine/common/templates/fields'
import { ColorControl } from './color-control.tsx'
import type { ControlProps } from './control-props.ts'
import { PictureControl } from '../images/picture-control.tsx'
import { ListControl } from './list-controls.tsx'
import { RichTextControl } from './rich-text-control.tsx'
import {
  BooleanControl,
  DateControl,
  EmailControl,
  NumberControl,
  SelectControl,
  StringControl,
  UrlControl,
} from './text-controls.tsx'

/** Types whose values hold fields of their own. */
export type GroupType = 'object' | 'array:object'

/** The control of each field type that has one. */
export const controls: Record<Exclude<FieldType, GroupType>, ComponentType<ControlProps>> = {
  string: StringControl,
  text: StringControl,
  richtext: RichTextControl,
  email: EmailControl,
  url: UrlControl,
  image: PictureControl,
  number: NumberControl,
  boolean: BooleanControl,
  date: DateControl,
  color: ColorControl,
  select: SelectControl,
  'array:string': ListControl,
}
