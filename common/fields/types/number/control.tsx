import { useState } from 'react'
import { frameOf } from '../../../../web/components/frame-of.ts'
import { TextField } from '../../../../web/components/text-field.tsx'
import type { ControlProps } from '../../control-props.ts'
import { numberFrom } from './number-from.ts'

export function NumberControl({ field, value, onChange }: ControlProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      {...frameOf(field)}
      inputMode="decimal"
      value={typed ?? String(typeof value === 'number' ? value : 0)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(numberFrom(target.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
