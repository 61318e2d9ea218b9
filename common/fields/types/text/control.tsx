import { frameOf } from '../../../../web/components/frame-of.ts'
import { TextArea } from '../../../../web/components/text-field.tsx'
import { textOf, type ControlProps } from '../../control-props.ts'

export const TextControl = ({ field, value, onChange }: ControlProps) => (
  <TextArea {...frameOf(field)} value={textOf(value)} onChange={({ target }) => onChange(target.value)} />
)
