import { frameOf } from '../../../../web/components/frame-of.ts'
import { TextField } from '../../../../web/components/text-field.tsx'
import { say } from '../../../../web/lib/words/say.ts'
import { textOf, type ControlProps } from '../../control-props.ts'
import { completeUrl } from './complete-url.ts'
import { isUrl } from './kind.ts'

export function UrlControl({ field, value, onChange }: ControlProps) {
  const text = textOf(value)
  const frame = frameOf(field)
  const isComplete = text.trim() === '' || text === '#' || isUrl(text)
  return (
    <TextField
      {...frame}
      type="url"
      inputMode="url"
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => completeUrl(text) !== text && onChange(completeUrl(text))}
      hint={
        isComplete ? (
          frame.hint
        ) : (
          <span className="text-warning-text">{say('This isn’t a complete web address yet.')}</span>
        )
      }
    />
  )
}
