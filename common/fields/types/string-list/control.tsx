import { useRef, useState, type KeyboardEvent } from 'react'
import { Plus, X } from 'lucide-react'
import { Button } from '../../../../web/components/button.tsx'
import { controlClass, Field as FieldFrame } from '../../../../web/components/field.tsx'
import { frameOf } from '../../../../web/components/frame-of.ts'
import { classNames } from '../../../../web/lib/class-names.ts'
import { isComposing } from '../../../../web/lib/keys.ts'
import { say } from '../../../../web/lib/words/say.ts'
import { textsOf, type ControlProps } from '../../control-props.ts'
import { areSentences } from './sentences.ts'

export const StringListControl = (props: ControlProps) =>
  areSentences(props.path) ? <LinesControl {...props} /> : <TagsControl {...props} />

function TagsControl({ field, value, onChange }: ControlProps) {
  const { label, hint, required, placeholder } = frameOf(field)
  const tags = textsOf(value)
  const [input, setInput] = useState('')
  const [error, setError] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)

  function add(): void {
    const tag = input.trim()
    if (tag === '') return setInput('')
    if (tags.includes(tag)) return setError(say('“{name}” is already in the list.', { name: tag }))
    onChange([...tags, tag])
    setInput('')
  }

  function press(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && input === '' && tags.length > 0) {
      onChange(tags.toSpliced(tags.length - 1, 1))
    }
  }

  return (
    <FieldFrame label={label} required={required} hint={hint} error={error}>
      {(control) => (
        <div
          className={classNames(
            controlClass,
            'flex min-h-10 flex-wrap items-center gap-1.5 py-1.5 pr-1.5 pl-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-text',
          )}
        >
          {tags.map((tag, index) => (
            <span key={tag} className="inline-flex min-h-7 max-w-full items-center rounded bg-sunken pl-2 text-sm">
              <span className="min-w-0 py-1 wrap-anywhere">{tag}</span>
              <button
                type="button"
                aria-label={say('Remove {name}', { name: tag })}
                className="grid size-7 shrink-0 place-items-center rounded text-muted hover:text-ink"
                onClick={() => {
                  onChange(tags.toSpliced(index, 1))
                  box.current?.focus()
                }}
              >
                <X aria-hidden className="size-4" />
              </button>
            </span>
          ))}
          <input
            {...control}
            ref={box}
            value={input}
            placeholder={tags.length === 0 ? placeholder : say('Add…')}
            onChange={(event) => {
              setInput(event.target.value)
              setError(null)
            }}
            onKeyDown={press}
            onBlur={add}
            className="h-7 min-w-24 flex-1 bg-transparent px-1 text-base outline-none placeholder:text-faint"
          />
        </div>
      )}
    </FieldFrame>
  )
}

function LinesControl({ field, value, onChange }: ControlProps) {
  const { label, hint, required, placeholder } = frameOf(field)
  const lines = textsOf(value)
  const [focused, setFocused] = useState<number | null>(null)
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">
        {label}
        {required && (
          <span aria-hidden className="ml-0.5 text-danger-text">
            *
          </span>
        )}
      </legend>
      {lines.map((line, index) => (
        <div key={index} className="flex items-start gap-1">
          <textarea
            rows={2}
            aria-label={`${label} ${index + 1}`}
            autoFocus={index === focused}
            value={line}
            placeholder={placeholder}
            onChange={(event) => onChange(lines.with(index, event.target.value))}
            // An empty entry is removed.
            onBlur={() =>
              line.trim() === ''
                ? onChange(lines.toSpliced(index, 1))
                : line !== line.trim() && onChange(lines.with(index, line.trim()))
            }
            className={classNames(controlClass, 'field-sizing-content min-h-10 py-2 leading-6')}
          />
          <Button
            variant="ghost"
            square
            aria-label={say('Remove {name}', { name: `${label} ${index + 1}` })}
            onClick={() => onChange(lines.toSpliced(index, 1))}
          >
            <X aria-hidden />
          </Button>
        </div>
      ))}
      <Button
        size="sm"
        variant="ghost"
        className="justify-self-start text-accent-text"
        icon={<Plus aria-hidden />}
        onClick={() => {
          setFocused(lines.length)
          onChange([...lines, ''])
        }}
      >
        {say('Add a line')}
        <span className="sr-only"> {say('to {label}', { label })}</span>
      </Button>
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </fieldset>
  )
}
