import { useEffect, useRef } from 'react'
import { Copy } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { copyLink } from '../../../lib/copy-link.ts'
import { say } from '../../../lib/words/say.ts'

/** The address of a link, for the only time that it is known. */
export function LinkAddress({ address, label, onDone }: { address: string; label: string; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {say('The address of “{name}”', { name: label })}
      </h3>
      <p className="text-sm">
        {say(
          'Copy it now: we don’t keep a copy, so it can’t be shown again. If you lose it, give the link a new address.',
        )}
      </p>
      <p className="rounded-lg border border-line bg-sunken px-3 py-2.5 text-sm break-all">{address}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>{say('Done')}</Button>
        <Button variant="primary" icon={<Copy aria-hidden />} onClick={() => void copyLink(address)}>
          {say('Copy address')}
        </Button>
      </div>
      <p className="text-sm text-muted">
        {say(
          'Opening it yourself counts too. Visitors are told that you can see when it’s opened, and on how many devices.',
        )}
      </p>
    </div>
  )
}
