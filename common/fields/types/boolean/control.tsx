import { frameOf } from '../../../../web/components/frame-of.ts'
import { Toggle } from '../../../../web/components/toggle.tsx'
import type { ControlProps } from '../../control-props.ts'

export function BooleanControl({ field, value, onChange }: ControlProps) {
  const { label, hint } = frameOf(field)
  return <Toggle label={label} hint={hint} checked={value === true} onChange={onChange} />
}
