import { lazy, useState } from 'react'
import type { PortfolioSummary } from '@vitrine/common/api/shapes'
import { Dialog } from '../../components/dialog.tsx'
import { LazyPart, MissingPart } from '../../components/lazy-part.tsx'
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'
import { TabPanel, Tabs } from '../../components/tabs.tsx'
import { say } from '../../lib/words/say.ts'

const SharePanel = lazy(async () => ({ default: (await import('./share-panel.tsx')).SharePanel }))
const PrivateLinksPanel = lazy(async () => ({
  default: (await import('./private-links/private-links-panel.tsx')).PrivateLinksPanel,
}))

type Way = 'page' | 'private-links'
const ways = [
  { value: 'page', label: 'Public page' },
  { value: 'private-links', label: 'Private links' },
] as const

export interface ShareDialogProps {
  portfolio: Pick<PortfolioSummary, 'id' | 'name' | 'username' | 'live'>
  /** Which way comes first; a draft has no page. */
  first?: Way
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The ways to pass a portfolio on: its page to everybody, and private links to some. */
export function ShareDialog({ portfolio, first = 'page', open, onOpenChange }: ShareDialogProps) {
  const { id, name, username, live } = portfolio
  const [way, setWay] = useState<Way>(first)
  const links = (
    <LazyPart fallback={<PanelSkeleton />} missing={<MissingPart name={say('Sharing')} />}>
      <PrivateLinksPanel portfolioId={id} published={live !== null} />
    </LazyPart>
  )
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={say('Share your portfolio')} description={name} size="lg">
      {live && username ? (
        <Tabs
          value={way}
          onChange={setWay}
          label={say('Ways to share')}
          items={ways.map((one) => ({ ...one, label: say(one.label) }))}
        >
          <TabPanel value="page" className="pt-5">
            <LazyPart fallback={<PanelSkeleton />} missing={<MissingPart name={say('Sharing')} />}>
              <SharePanel username={username} revision={live.revision} />
            </LazyPart>
          </TabPanel>
          <TabPanel value="private-links" className="pt-5">
            {links}
          </TabPanel>
        </Tabs>
      ) : (
        links
      )}
    </Dialog>
  )
}

const PanelSkeleton = () => (
  <SkeletonGroup label={say('Loading…')} className="grid gap-6">
    <Skeleton className="h-10 w-full" />
    <Skeleton className="h-64 w-full" />
  </SkeletonGroup>
)
