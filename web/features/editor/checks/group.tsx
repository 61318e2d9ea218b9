import type { ReactNode } from 'react'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { classNames } from '../../../lib/class-names.ts'

export interface Line {
  /** The field to correct, as a path of the document. */
  path: string
  text: string
  /** Shown beside it. */
  action?: ReactNode
}

interface GroupProps {
  title: string
  good: string
  lines: readonly Line[]
  onMend: (path: string) => void
  /** Said below the title. */
  about?: ReactNode
}

export function Group({ title, good, lines, onMend, about }: GroupProps) {
  if (lines.length === 0) return <Good>{good}</Good>
  return (
    <section aria-label={title} className="grid gap-1.5">
      <h3 className="flex items-start gap-2 font-medium">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-text" />
        {title}
      </h3>
      {about && <p className="pl-6 text-muted">{about}</p>}
      <ul
        className={classNames(
          'grid list-disc pl-10 text-muted',
          lines.some(({ action }) => action !== undefined) ? 'mt-1 gap-2' : 'gap-0.5',
        )}
      >
        {lines.map(({ path, text, action }) => (
          <li key={path} className="wrap-anywhere">
            <div className="flex items-center justify-between gap-x-3">
              <button
                type="button"
                onClick={() => onMend(path)}
                className="text-left align-top underline decoration-line-strong underline-offset-2 hover:text-ink hover:decoration-current"
              >
                {text}
              </button>
              {action}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const Good = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-2 text-muted">
    <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success-text" />
    {children}
  </p>
)
