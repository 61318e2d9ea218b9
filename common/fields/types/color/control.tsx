import { ColorField } from '../../../../web/components/color-field.tsx'
import { textOf, type ControlProps } from '../../control-props.ts'

export const ColorControl = ({ field, value, onChange }: ControlProps) => (
  <ColorField
    label={field.label}
    hint={field.help}
    required={field.required}
    value={textOf(value)}
    onChange={onChange}
  />
)
