import { useEffect, useRef } from 'react'
import { Copy } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { copyLink } from '../../../lib/copy-link.ts'

/** The address of a link, for the only time that it is known. */
export function LinkAddress({ address, label, onDone }: { address: string; label: string; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        The address of “{label}”
      </h3>
      <p className="text-sm">
        Copy it now: we keep no copy of it, so nobody can read it here later. If you need it again, give the link a new
        address.
      </p>
      <p className="rounded-lg border border-line bg-sunken px-3 py-2.5 text-sm break-all">{address}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>Done</Button>
        <Button variant="primary" icon={<Copy aria-hidden />} onClick={() => void copyLink(address)}>
          Copy address
        </Button>
      </div>
      <p className="text-sm text-muted">
        Opening it yourself counts as well. Whoever opens it is told in one line that you see when and on how many
        devices.
      </p>
    </div>
  )
}
