import { useId, type ReactNode } from 'react'
import { CircleAlert, Star } from 'lucide-react'
import { classNames } from '../lib/class-names.ts'
import { saidCount } from '../lib/words/say.ts'

interface StarFieldProps {
  label: ReactNode
  /** 1 to 5; 0 while nothing is chosen. */
  value: number
  onChange: (stars: number) => void
  error?: ReactNode
}

/** One to five stars: radio buttons, so that the arrow keys choose. */
export function StarField({ label, value, onChange, error }: StarFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="-ml-1 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            title={name(stars)}
            className={classNames(
              'cursor-pointer rounded p-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-0 has-focus-visible:outline-accent-text',
              stars <= value ? 'text-star' : 'text-line-strong',
            )}
          >
            <input
              type="radio"
              name={id}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <Star aria-hidden className={classNames('size-7', stars <= value && 'fill-current')} />
            <span className="sr-only">{name(stars)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-sm text-danger-text">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}

const name = (stars: number) => saidCount(stars, '1 star', '{n} stars')
