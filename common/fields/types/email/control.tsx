import { frameOf } from '../../../../web/components/frame-of.ts'
import { TextField } from '../../../../web/components/text-field.tsx'
import { say } from '../../../../web/lib/words/say.ts'
import { useAuth } from '../../../../web/features/auth/index.ts'
import { textOf, type ControlProps } from '../../control-props.ts'
import { isEmail } from './kind.ts'

export function EmailControl({ field, value, onChange }: ControlProps) {
  const { user } = useAuth()
  const text = textOf(value)
  const frame = frameOf(field)
  return (
    <TextField
      {...frame}
      type="email"
      inputMode="email"
      value={text}
      onChange={({ target }) => onChange(target.value)}
      hint={hintOf(text, user?.email) ?? frame.hint}
    />
  )
}

function hintOf(text: string, own: string | null | undefined) {
  if (text.trim() === '') return null
  if (!isEmail(text))
    return <span className="text-warning-text">{say('This isn’t a complete email address yet.')}</span>
  return text === own ? say('This is the address of your account. Everybody who opens your page can read it.') : null
}
