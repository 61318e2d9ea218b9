import { frameOf } from '../../../../web/components/frame-of.ts'
import { TextField } from '../../../../web/components/text-field.tsx'
import { textOf, type ControlProps } from '../../control-props.ts'

const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** A date in words (“Spring 2024”) is edited as text. */
export function DateControl({ field, value, onChange }: ControlProps) {
  const text = textOf(value)
  const type = text === '' || isoDate.test(text) ? 'date' : 'text'
  return <TextField {...frameOf(field)} type={type} value={text} onChange={({ target }) => onChange(target.value)} />
}
