import { lazy, useState } from 'react'
import { Copy, Globe, QrCode } from 'lucide-react'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { justPublishedPath, publicPath } from '@vitrine/common/routes'
import { Button, buttonClass } from '../../../components/button.tsx'
import { ExternalLink } from '../../../components/external-link.tsx'
import { LazyPart, MissingDialog } from '../../../components/lazy-part.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { copyLink } from '../../../lib/copy-link.ts'
import { say } from '../../../lib/words/say.ts'
import { sayWith } from '../../../lib/words/say-with.tsx'
import { useEditorState } from '../state/editor-context.ts'
import { useOpenDraft } from './use-open-draft.ts'

const ShareDialog = lazy(async () => ({ default: (await import('../../share/index.ts')).ShareDialog }))

/** The public address of the published page, and ways to share it. */
export function PublishedBanner({ live }: { live: NonNullable<Portfolio['live']> }) {
  const portfolio = useEditorState((state) => state.portfolio)
  const { username } = portfolio
  const openDraft = useOpenDraft()
  const [sharing, setSharing] = useState(false)
  if (!username) return null
  const address = `${window.location.origin}${publicPath(username)}`
  return (
    <div className="flex shrink-0 items-center gap-2 border-b border-success-line bg-success-soft px-4 py-1.5 text-sm text-success-text max-sm:flex-wrap max-sm:gap-1.5 max-sm:px-2">
      <Globe aria-hidden className="size-4 shrink-0 max-sm:hidden" />
      <p className="min-w-0 flex-1 truncate max-sm:sr-only">
        {sayWith('Live at {address}', {
          address: <span className="font-medium">{address.replace(/^https?:\/\//, '')}</span>,
        })}
      </p>
      <ExternalLink
        href={justPublishedPath(username, live.revision)}
        className={classNames(buttonClass({ size: 'sm' }), 'max-sm:px-2')}
      >
        {say('View live')}
      </ExternalLink>
      <Button size="sm" className="max-sm:mr-auto max-sm:px-2" onClick={openDraft}>
        {say('View draft')}
      </Button>
      <Button
        size="sm"
        icon={<Copy aria-hidden />}
        title={say('Copy Link')}
        className="max-sm:w-8 max-sm:px-0"
        onClick={() => void copyLink(address)}
      >
        <span className="max-sm:sr-only">{say('Copy Link')}</span>
      </Button>
      <Button
        size="sm"
        square
        aria-label={say('More ways to share')}
        title={say('More ways to share')}
        onClick={() => setSharing(true)}
      >
        <QrCode aria-hidden />
      </Button>
      {sharing && (
        <LazyPart missing={<MissingDialog name={say('Sharing')} onClose={() => setSharing(false)} />}>
          <ShareDialog portfolio={{ ...portfolio, live }} open onOpenChange={setSharing} />
        </LazyPart>
      )}
    </div>
  )
}
