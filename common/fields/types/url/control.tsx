import { TextField } from '../../../../web/components/text-field.tsx'
import { frameOf, textOf, type ControlProps } from '../../control-props.ts'
import { completeUrl } from './complete-url.ts'
import { isUrl } from './kind.ts'

export function UrlControl({ field, value, onChange }: ControlProps) {
  const text = textOf(value)
  const isComplete = text.trim() === '' || text === '#' || isUrl(text)
  return (
    <TextField
      {...frameOf(field)}
      type="url"
      inputMode="url"
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => completeUrl(text) !== text && onChange(completeUrl(text))}
      hint={isComplete ? field.help : <span className="text-warning-text">This isn’t a complete web address yet.</span>}
    />
  )
}
