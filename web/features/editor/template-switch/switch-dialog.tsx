import { useState } from 'react'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { heard, say } from '../../../lib/words/say.ts'
import { useEditorState } from '../state/editor-context.ts'
import { SwitchReport } from './switch-report.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { useListings } from './use-listing.ts'
import { useSwitchTemplate } from './use-switch-template.ts'

/** Switches the template. Before that, it reports what the new one shows and what it only keeps. */
export function SwitchDialog({ onClose }: { onClose: () => void }) {
  const listings = useListings()
  const current = useEditorState((state) => state.portfolio.templateId)
  const isLive = useEditorState((state) => state.portfolio.live !== null)
  const [chosen, setChosen] = useState<TemplateId | null>(null)
  const { switchTo, busy, problem, reset } = useSwitchTemplate(onClose)
  const target = listings.data?.find(({ id }) => id === chosen)

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={say('Switch template')}
      description={say(
        isLive
          ? 'You keep everything you wrote. Switch back at any time to see it as it is now. Visitors see the new template once you publish it.'
          : 'You keep everything you wrote. Switch back at any time to see it as it is now.',
      )}
      footer={
        <>
          <Button onClick={onClose}>{say('Cancel')}</Button>
          <Button variant="primary" busy={busy} disabled={!target} onClick={() => target && void switchTo(target.id)}>
            {target ? say('Switch to {name}', { name: heard(target.name) }) : say('Switch')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {listings.data ? (
          <TemplateChoice
            listings={listings.data.filter((listing) => listing.id === current || listing.available)}
            current={current}
            chosen={chosen}
            onChoose={(id) => {
              reset()
              setChosen(id)
            }}
          />
        ) : listings.isError ? (
          <ErrorState
            title={say('The templates couldn’t be loaded')}
            message={say('Your portfolio hasn’t changed.')}
            onRetry={() => void listings.refetch()}
          />
        ) : (
          <SkeletonGroup label={say('Loading templates')} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} className="h-32" />
            ))}
          </SkeletonGroup>
        )}
        {target && <SwitchReport target={target.id} name={heard(target.name)} />}
        {problem && <Notice tone="danger">{problem}</Notice>}
      </div>
    </Dialog>
  )
}
