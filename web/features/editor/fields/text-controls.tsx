import { useState } from 'react'
import type { SelectField } from '@vitrine/common/fields/select'
import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import { Select } from '../../../components/select.tsx'
import { TextArea, TextField } from '../../../components/text-field.tsx'
import { Toggle } from '../../../components/toggle.tsx'
import { useAuth } from '../../auth/index.ts'
import { contentPath } from '@vitrine/common/portfolio/paths'
import { useDebouncedDocumentState } from '../state/editor-context.ts'
import { textOf, type ControlProps } from './control-props.ts'
import { completeUrl, fieldHint, isMultiline, numberFrom, TEXTAREA_ROWS } from './field-rules.ts'

const frame = ({ field }: ControlProps) => ({
  label: field.label,
  hint: field.help,
  required: field.required,
  placeholder: field.placeholder,
})

export function StringControl(props: ControlProps) {
  const { field, path, onChange } = props
  const value = textOf(props.value)
  // Decided once: a text that grows long while it is typed keeps its control, and with it the cursor.
  const [multiline] = useState(() => isMultiline(path, value))
  const standIn = useDebouncedDocumentState((state) =>
    value === '' && path === contentPath(field.path) ? textWithFallback(state.history.present.content, field.path) : '',
  )
  const common = {
    ...frame(props),
    placeholder: standIn || field.placeholder,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return multiline || field.type === 'text' ? <TextArea rows={TEXTAREA_ROWS} {...common} /> : <TextField {...common} />
}

export function EmailControl(props: ControlProps) {
  const { user } = useAuth()
  const value = textOf(props.value)
  const isOwn = value !== '' && value === user?.email
  return (
    <TextField
      {...frame(props)}
      type="email"
      inputMode="email"
      value={value}
      onChange={(event) => props.onChange(event.target.value)}
      hint={
        useSettledHint('email', value) ??
        (isOwn ? 'This is the address of your account. Everybody who opens your page can read it.' : props.field.help)
      }
    />
  )
}

export function UrlControl(props: ControlProps) {
  const value = textOf(props.value)
  return (
    <TextField
      {...frame(props)}
      type="url"
      inputMode="url"
      value={value}
      onChange={(event) => props.onChange(event.target.value)}
      onBlur={() => completeUrl(value) !== value && props.onChange(completeUrl(value))}
      hint={useSettledHint('url', value) ?? props.field.help}
    />
  )
}

function useSettledHint(type: 'email' | 'url', value: string) {
  const hint = fieldHint(type, value)
  return hint ? <span className="text-warning-text">{hint}</span> : null
}

export function NumberControl(props: ControlProps) {
  const value = typeof props.value === 'number' ? props.value : 0
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      {...frame(props)}
      inputMode="decimal"
      value={typed ?? String(value)}
      onChange={(event) => {
        setTyped(event.target.value)
        props.onChange(numberFrom(event.target.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** A date in words (“Spring 2024”) is edited as text. */
export function DateControl(props: ControlProps) {
  const value = textOf(props.value)
  const type = value === '' || isoDate.test(value) ? 'date' : 'text'
  return (
    <TextField {...frame(props)} type={type} value={value} onChange={(event) => props.onChange(event.target.value)} />
  )
}

export function BooleanControl({ field, value, onChange }: ControlProps) {
  return <Toggle label={field.label} hint={field.help} checked={value === true} onChange={onChange} />
}

export function SelectControl(props: ControlProps<SelectField>) {
  const { field, onChange } = props
  const value = textOf(props.value)
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
