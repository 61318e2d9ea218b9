import { ColorField } from '../../../../web/components/color-field.tsx'
import { frameOf } from '../../../../web/components/frame-of.ts'
import { textOf, type ControlProps } from '../../control-props.ts'

export function ColorControl({ field, value, onChange }: ControlProps) {
  const { label, hint, required } = frameOf(field)
  return <ColorField label={label} hint={hint} required={required} value={textOf(value)} onChange={onChange} />
}
