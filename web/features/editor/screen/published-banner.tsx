import { lazy, useState } from 'react'
import { Copy, Globe, QrCode } from 'lucide-react'
import { publicPath } from '@vitrine/common/routes'
import { Button } from '../../../components/button.tsx'
import { ExternalLink } from '../../../components/external-link.tsx'
import { LazyPart, MissingDialog } from '../../../components/lazy-part.tsx'
import { copyLink } from '../../../lib/copy-link.ts'
import { useEditorState } from '../state/editor-context.ts'

const ShareDialog = lazy(async () => ({ default: (await import('../../share/index.ts')).ShareDialog }))

/** The public address of the published page, and ways to share it. */
export function PublishedBanner() {
  const { name, status, username, revision } = useEditorState((state) => state.portfolio)
  const [sharing, setSharing] = useState(false)
  if (status !== 'published' || !username) return null
  const address = `${window.location.origin}${publicPath(username)}`
  return (
    <div className="flex shrink-0 items-center gap-3 border-b border-success-line bg-success-soft px-4 py-1.5 text-sm text-success-text">
      <Globe aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 truncate">
        <span className="max-sm:sr-only">Live at </span>
        <ExternalLink href={address} className="font-medium underline underline-offset-3">
          {address.replace(/^https?:\/\//, '')}
        </ExternalLink>
      </p>
      <Button size="sm" icon={<Copy aria-hidden />} onClick={() => void copyLink(address)}>
        Copy Link
      </Button>
      <Button
        size="sm"
        square
        aria-label="More ways to share"
        title="More ways to share"
        onClick={() => setSharing(true)}
      >
        <QrCode aria-hidden />
      </Button>
      {sharing && (
        <LazyPart missing={<MissingDialog name="Sharing" onClose={() => setSharing(false)} />}>
          <ShareDialog portfolio={{ name, username, revision }} open onOpenChange={setSharing} />
        </LazyPart>
      )}
    </div>
  )
}
