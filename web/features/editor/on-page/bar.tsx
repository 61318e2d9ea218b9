import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'

interface BarProps {
  label: string
  onEscape: () => void
  children: ReactNode
}

/** What can be done with a part of the page, over it. */
export const Bar = ({ label, onEscape, children }: BarProps) => (
  <div
    role="group"
    aria-label={label}
    className="pointer-events-auto flex flex-wrap items-center rounded-lg border border-line bg-surface p-0.5 shadow-float"
    onKeyDown={(event) => {
      if (event.key === 'Escape') onEscape()
    }}
  >
    {children}
  </div>
)

interface BarButtonProps extends ComponentProps<'button'> {
  label: string
  /** For one that is on or off. */
  isPressed?: boolean
}

export const BarButton = ({ label, isPressed, ...attributes }: BarButtonProps) => (
  <Button variant="ghost" size="sm" square aria-label={label} title={label} aria-pressed={isPressed} {...attributes} />
)
