import { useState } from 'react'
import { Search } from 'lucide-react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useUntrustedLocation } from '../../lib/location-state.ts'
import { typedState } from './use-store-filters.ts'

/**
 * The store's search. Its text runs ahead of the address, which follows after a moment; where the address changes by
 * other means (the back button, a link, “Clear filters”) the text follows it.
 */
export function SearchField({ search, onType }: { search: string; onType: (search: string) => void }) {
  const { key, state } = useUntrustedLocation()
  const byTyping = useNavigationType() !== NavigationType.Pop && JSON.stringify(state) === JSON.stringify(typedState)
  const [text, setText] = useState(search)
  const [seen, setSeen] = useState(key)
  if (seen !== key) {
    setSeen(key)
    if (!byTyping) setText(search)
  }
  return (
    <div role="search" className="relative w-full sm:w-80">
      <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-4 text-muted" />
      <input
        type="search"
        aria-label="Search templates"
        placeholder="Search templates"
        value={text}
        onChange={({ target: { value } }) => {
          setText(value)
          onType(value)
        }}
        className="h-10 w-full rounded-lg border border-line-strong bg-surface pr-3 pl-9 text-base placeholder:text-faint"
      />
    </div>
  )
}
