import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { say } from '../lib/words/say.ts'

/** A grey placeholder; give it the size of the content. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={classNames('rounded bg-skeleton motion-safe:animate-pulse', className)} />
)

/** Around the skeletons of one region: says to screen readers that it is loading. */
export const SkeletonGroup = ({
  label = say('Loading…'),
  className,
  children,
}: {
  label?: string
  className?: string
  children: ReactNode
}) => (
  <div role="status" aria-busy className={className}>
    {/* Nobody sees its typeface, which would compete with the script of the screen. */}
    <span className="sr-only font-[sans-serif]">{label}</span>
    {children}
  </div>
)
