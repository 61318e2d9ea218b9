import { frameOf } from '../../../../web/components/frame-of.ts'
import { Select } from '../../../../web/components/select.tsx'
import { heard, say } from '../../../../web/lib/words/say.ts'
import { textOf, type ControlProps } from '../../control-props.ts'
import type { SelectField } from './kind.ts'

export function SelectControl({ field, value: stored, onChange }: ControlProps<SelectField>) {
  const value = textOf(stored)
  const { options } = field
  const { label, hint, required } = frameOf(field)
  const known = value === '' || options.some((option) => option.value === value)
  return (
    <Select
      label={label}
      hint={hint}
      required={required}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: say('Choose…') },
        ...(known ? [] : [{ value, label: value }]),
        ...options.map((option) => ({ ...option, label: heard(option.label) })),
      ]}
    />
  )
}
