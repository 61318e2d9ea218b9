import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../../lib/class-names.ts'

export interface FilterLinkProps {
  /** The store with this choice. */
  to: string
  chosen: boolean
  title?: string
  className?: string
  children: ReactNode
}

/** A choice of the store as a link: it works without script, and the back button takes it back. */
export const FilterLink = ({ to, chosen, title, className, children }: FilterLinkProps) => (
  <Link
    to={to}
    preventScrollReset
    title={title}
    aria-current={chosen ? 'true' : undefined}
    className={classNames(
      'no-underline transition-colors duration-150',
      chosen ? 'bg-accent-soft text-accent-text' : 'text-muted hover:text-ink',
      className,
    )}
  >
    {children}
  </Link>
)

export interface FilterGroupProps {
  label: string
  choices: readonly (Pick<FilterLinkProps, 'to' | 'chosen'> & { label: string; icon?: ReactNode })[]
}

/** Choices side by side, of which one holds. An icon stands in place of its label. */
export const FilterGroup = ({ label, choices }: FilterGroupProps) => (
  <div
    role="group"
    aria-label={label}
    className="inline-flex rounded-lg border border-line-strong bg-surface p-0.5 [&_svg]:size-4"
  >
    {choices.map(({ icon, ...choice }) => (
      <FilterLink
        key={choice.label}
        to={choice.to}
        chosen={choice.chosen}
        title={icon ? choice.label : undefined}
        className="inline-flex h-[2.125rem] flex-auto items-center justify-center rounded-md px-2.5 text-sm font-medium whitespace-nowrap"
      >
        {icon}
        <span className={icon ? 'sr-only' : undefined}>{choice.label}</span>
      </FilterLink>
    ))}
  </div>
)
