import { TextField } from '../../../../web/components/text-field.tsx'
import { useAuth } from '../../../../web/features/auth/index.ts'
import { frameOf, textOf, type ControlProps } from '../../control-props.ts'
import { isEmail } from './kind.ts'

export function EmailControl({ field, value, onChange }: ControlProps) {
  const { user } = useAuth()
  const text = textOf(value)
  return (
    <TextField
      {...frameOf(field)}
      type="email"
      inputMode="email"
      value={text}
      onChange={({ target }) => onChange(target.value)}
      hint={hintOf(text, user?.email) ?? field.help}
    />
  )
}

function hintOf(text: string, own: string | null | undefined) {
  if (text.trim() === '') return null
  if (!isEmail(text)) return <span className="text-warning-text">This isn’t a complete email address yet.</span>
  return text === own ? 'This is the address of your account. Everybody who opens your page can read it.' : null
}
