import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { classNames } from '../lib/class-names.ts'

const looks = {
  info: { Icon: Info, look: 'border-line bg-sunken text-ink', role: 'status' },
  success: { Icon: CircleCheck, look: 'border-success-line bg-success-soft text-success-text', role: 'status' },
  danger: { Icon: CircleAlert, look: 'border-danger-line bg-danger-soft text-danger-text', role: 'alert' },
} as const

/** A message in the page, read aloud when it appears. */
export function Notice({
  tone = 'info',
  action,
  className,
  children,
}: {
  tone?: keyof typeof looks
  action?: ReactNode
  className?: string
  children: ReactNode
}) {
  const { Icon, look, role } = looks[tone]
  return (
    <div
      role={role}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border px-3 py-2.5 text-sm',
        look,
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-2">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <div className="min-w-0 break-words whitespace-pre-line">{children}</div>
      </div>
      {action}
    </div>
  )
}
