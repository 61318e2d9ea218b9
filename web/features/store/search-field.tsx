import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Search } from 'lucide-react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { useUntrustedLocation } from '../../lib/location-state.ts'
import { say } from '../../lib/words/say.ts'
import { typedState, type StoreFilters } from './use-store-filters.ts'

/**
 * The store's search. Its text runs ahead of the address, which follows after a moment; where the address changes by
 * other means (the back button, a link, “Clear filters”) the text follows it. Without script it is sent with Enter.
 */
export function SearchField({ filters: { search, besidesSearch, type } }: { filters: StoreFilters }) {
  const { key, state } = useUntrustedLocation()
  const byTyping = useNavigationType() !== NavigationType.Pop && JSON.stringify(state) === JSON.stringify(typedState)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(search)
  const [seen, setSeen] = useState(key)
  if (seen !== key) {
    setSeen(key)
    if (!byTyping) setText(search)
  }

  const write = (typed: string) => {
    setText(typed)
    type(typed)
  }
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? text
    if (typed !== text) write(typed)
  })
  // Visitors may have typed before the script was loaded.
  useEffect(() => takeTyped(), [])

  return (
    <form
      role="search"
      action={appRoutes.store}
      onSubmit={(event) => event.preventDefault()}
      className="relative w-full sm:w-80"
    >
      {besidesSearch.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-4 text-muted" />
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={say('Search templates')}
        placeholder={say('Search templates')}
        value={text}
        onChange={({ target: { value } }) => write(value)}
        className="h-10 w-full rounded-lg border border-line-strong bg-surface pr-3 pl-9 text-base placeholder:text-faint"
      />
    </form>
  )
}
