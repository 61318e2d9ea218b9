import { useState } from 'react'
import { frameOf } from '../../../../web/components/frame-of.ts'
import { TextArea, TextField } from '../../../../web/components/text-field.tsx'
import { textOf, type ControlProps } from '../../control-props.ts'
import { isMultiline } from './multiline.ts'

export function StringControl({ field, path, value, onChange }: ControlProps) {
  const text = textOf(value)
  // Decided once: a text that grows long while it is typed keeps its control, and with it the cursor.
  const [multiline] = useState(() => isMultiline(path, text))
  const Control = multiline ? TextArea : TextField
  return <Control {...frameOf(field)} value={text} onChange={({ target }) => onChange(target.value)} />
}
