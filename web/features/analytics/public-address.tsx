import { Copy } from 'lucide-react'
import { publicPath } from '@vitrine/common/routes'
import { Button } from '../../components/button.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { copyLink } from '../../lib/copy-link.ts'
import { say } from '../../lib/words/say.ts'

/** Where the portfolio is to be seen. */
export function PublicAddress({ username }: { username: string }) {
  const address = window.location.origin + publicPath(username)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-sunken px-4 py-2.5 text-sm">
      <p className="min-w-0 flex-1 basis-60 break-all">
        {say('Public URL:')}{' '}
        <ExternalLink href={address} className="text-accent-text underline">
          {address}
        </ExternalLink>
      </p>
      <Button size="sm" icon={<Copy aria-hidden />} onClick={() => void copyLink(address)}>
        {say('Copy link')}
      </Button>
    </div>
  )
}
