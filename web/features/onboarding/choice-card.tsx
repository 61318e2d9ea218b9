import type { ReactNode } from 'react'

/** One of several to choose from: a radio button as large as its card. */
export function ChoiceCard({
  name,
  checked,
  onChoose,
  children,
}: {
  name: string
  checked: boolean
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <label className="relative block h-full cursor-pointer overflow-hidden rounded-lg border border-line bg-surface transition-colors duration-150 hover:border-line-strong has-checked:border-accent-text has-checked:ring-1 has-checked:ring-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text">
      <input type="radio" name={name} checked={checked} onChange={onChoose} className="sr-only" />
      {children}
    </label>
  )
}
