import type { ComponentType } from 'react'
import type { FieldType } from '@vitrine/common/templates/fields'
import { ColorControl } from './color-control.tsx'
import type { ControlProps } from './control-props.ts'
import { ImageControl } from './image-control.tsx'
import { ListControl } from './list-controls.tsx'
import { RichTextControl } from './rich-text-control.tsx'
import { BooleanControl, DateControl, EmailControl, NumberControl, SelectControl, StringControl, UrlControl } from './text-controls.tsx'

/** The control of each field type. */
export const controls: Record<FieldType, ComponentType<ControlProps>> = {
  string: StringControl,
  text: StringControl,
  richtext: RichTextControl,
  email: EmailControl,
  url: UrlControl,
  image: ImageControl,
  number: NumberControl,
  boolean: BooleanControl,
  date: DateControl,
  color: ColorControl,
  select: SelectControl,
  'array:string': ListControl,
}
