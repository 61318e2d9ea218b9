import { Select } from '../../../../web/components/select.tsx'
import { textOf, type ControlProps } from '../../control-props.ts'
import type { SelectField } from './kind.ts'

export function SelectControl({ field, value: stored, onChange }: ControlProps<SelectField>) {
  const value = textOf(stored)
  const { options } = field
  const known = value === '' || options.some((option) => option.value === value)
  return (
    <Select
      label={field.label}
      hint={field.help}
      required={field.required}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[{ value: '', label: 'Choose…' }, ...(known ? [] : [{ value, label: value }]), ...options]}
    />
  )
}
