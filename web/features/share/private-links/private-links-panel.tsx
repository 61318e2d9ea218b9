import { useState } from 'react'
import { Link2, MessageSquarePlus, Plus } from 'lucide-react'
import type { LinkKind, PrivateLink } from '@vitrine/common/api/private-links'
import { Button } from '../../../components/button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { say } from '../../../lib/words/say.ts'
import { LinkAddress } from './link-address.tsx'
import { LinkForm } from './link-form.tsx'
import { LinkRow } from './link-row.tsx'
import { linkKinds, opensPages, roomOf } from './link-texts.ts'
import { usePageTitles, usePrivateLinks } from './use-private-links.ts'

type View =
  | { kind: 'list' }
  | { kind: 'form'; link: PrivateLink | LinkKind }
  | { kind: 'address'; address: string; label: string }

/** The private and review links of a portfolio: the list, the form of one, and its address once it is made. */
export function PrivateLinksPanel({ portfolioId, published }: { portfolioId: string; published: boolean }) {
  const links = usePrivateLinks(portfolioId)
  const titles = usePageTitles(portfolioId, links.data?.links.some(opensPages) ?? false)
  const [view, setView] = useState<View>({ kind: 'list' })
  const back = () => setView({ kind: 'list' })
  const showAddress = (address: string, label: string) => setView({ kind: 'address', address, label })

  if (view.kind === 'address') return <LinkAddress address={view.address} label={view.label} onDone={back} />
  if (view.kind === 'form')
    return (
      <LinkForm
        portfolioId={portfolioId}
        published={published}
        link={view.link}
        onCancel={back}
        onSaved={(address, label) => (address === null ? back() : showAddress(address, label))}
      />
    )
  if (links.isError && !links.data)
    return (
      <ErrorState
        title={say('Your private links couldn’t be loaded')}
        message={messageOf(links.error, say('Please try again.'))}
        safe={say('They still work.')}
        onRetry={() => void links.refetch()}
      />
    )
  if (!links.data)
    return (
      <SkeletonGroup label={say('Loading your private links…')} className="grid gap-3">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  const { links: all, open, most } = links.data
  const create = (
    <div className="flex flex-wrap justify-center gap-2">
      <Button
        icon={<MessageSquarePlus aria-hidden />}
        disabled={open.review >= most.review}
        onClick={() => setView({ kind: 'form', link: 'review' })}
      >
        {say('New review link')}
      </Button>
      <Button
        variant="primary"
        icon={<Plus aria-hidden />}
        disabled={open.private >= most.private}
        onClick={() => setView({ kind: 'form', link: 'private' })}
      >
        {say('New private link')}
      </Button>
    </div>
  )
  if (all.length === 0 && open.private < most.private && open.review < most.review)
    return (
      <EmptyState icon={<Link2 />} title={say('No private links yet')} action={create}>
        {say(
          'A private link shows what you choose to anyone who has it, for one application or one client, until a day you set. A review link shows your draft and lets people pin comments to it. Search engines see neither, and you can end them at any time.',
        )}
      </EmptyState>
    )
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{linkKinds.map((kind) => roomOf(kind, open[kind], most[kind])).join(' ')}</p>
        {create}
      </div>
      <ul aria-label={say('Private and review links')} className="grid gap-3">
        {all.map((link) => (
          <LinkRow
            key={link.id}
            portfolioId={portfolioId}
            link={link}
            titles={titles}
            onEdit={() => setView({ kind: 'form', link })}
            onAddress={(address) => showAddress(address, link.label)}
          />
        ))}
      </ul>
    </div>
  )
}
