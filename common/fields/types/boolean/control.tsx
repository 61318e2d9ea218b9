import { Toggle } from '../../../../web/components/toggle.tsx'
import type { ControlProps } from '../../control-props.ts'

export const BooleanControl = ({ field, value, onChange }: ControlProps) => (
  <Toggle label={field.label} hint={field.help} checked={value === true} onChange={onChange} />
)
