import type { ComponentType } from 'react'
import type { FieldOf, FieldType } from '@vitrine/common/fields/field'
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

/** Types whose values contain fields. */
export type GroupType = 'object' | 'array:object'

const byType: { [T in Exclude<FieldType, GroupType>]: ComponentType<ControlProps<FieldOf<T>>> } = {
  string: StringControl,
  text: StringControl,
  richtext: RichTextControl,
  email: EmailControl,
  url: UrlControl,
  image: PictureControl,
  file: UrlControl,
  number: NumberControl,
  boolean: BooleanControl,
  date: DateControl,
  color: ColorControl,
  select: SelectControl,
  'array:string': ListControl,
}

/** The control of each type of field. TypeScript cannot see that a field is passed only to the control of its own type. */
export const controls = byType as Record<keyof typeof byType, ComponentType<ControlProps>>
