import { useState } from 'react'
import { Download, Newspaper, X } from 'lucide-react'
import type { InboxSubscriber } from '@vitrine/common/api/inbox'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { Notice } from '../../components/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { saveFile } from '../../lib/save-file.ts'
import { appLanguage } from '../../lib/words/language.ts'
import { say } from '../../lib/words/say.ts'
import { sayWith } from '../../lib/words/say-with.tsx'
import { subscribersCsv } from './csv.ts'
import { allSubscribers, useDeleteSubscriber, useSubscribers } from './use-inbox.ts'

export function SubscriberList({ uid }: { uid: string }) {
  const query = useSubscribers(uid)
  const remove = useDeleteSubscriber(uid)
  const [asked, setAsked] = useState<InboxSubscriber | null>(null)

  if (query.isPending) {
    return (
      <SkeletonGroup label={say('Loading subscribers…')} className="grid gap-px">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-14 w-full" />
        ))}
      </SkeletonGroup>
    )
  }
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title={say('Your subscribers couldn’t be loaded')}
        message={messageOf(query.error, '')}
        safe={say('The list is safe.')}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const subscribers = query.data.pages.flatMap((page) => page.subscribers)
  if (subscribers.length === 0) {
    return (
      <EmptyState icon={<Newspaper />} title={say('No subscribers yet')}>
        {say(
          'People who subscribe to your newsletter appear here. The Business Executive template has a newsletter form.',
        )}
      </EmptyState>
    )
  }
  const day = new Intl.DateTimeFormat(appLanguage() === 'en' ? 'en-GB' : appLanguage(), { dateStyle: 'medium' })
  return (
    <div className="grid gap-4">
      <CsvDownload uid={uid} />
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {subscribers.map((subscriber) => (
          <li key={`${subscriber.portfolioId}/${subscriber.id}`} className="flex items-center gap-3 p-4">
            <div className="min-w-0 flex-1 gap-3 sm:flex sm:items-center">
              <div className="min-w-0 flex-1">
                <p className="break-words">{subscriber.email}</p>
                <p className="truncate text-sm text-muted">
                  {day.format(new Date(subscriber.createdAt))}
                  {subscriber.portfolioName && <> · {subscriber.portfolioName}</>}
                </p>
              </div>
              <Badge tone={subscriber.confirmedAt ? 'success' : 'neutral'} className="max-sm:mt-2">
                {subscriber.confirmedAt ? say('Confirmed') : say('Not confirmed')}
              </Badge>
            </div>
            <Button
              size="sm"
              variant="ghost"
              square
              aria-label={say('Remove {name}', { name: subscriber.email })}
              title={say('Remove')}
              onClick={() => setAsked(subscriber)}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <LoadMore query={query} failure={say('More subscribers couldn’t be loaded.')} />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(next) => !next && setAsked(null)}
        title={say('Remove this subscriber?')}
        description={sayWith('{email} will be removed permanently.', {
          email: <strong className="font-medium break-words text-ink">{asked?.email}</strong>,
        })}
        confirmLabel={say('Remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked, { onSuccess: () => setAsked(null) })}
      >
        {remove.isError && (
          <Notice tone="danger">
            {messageOf(remove.error, say('The subscriber couldn’t be removed. Please try again.'))}
          </Notice>
        )}
      </ConfirmDialog>
    </div>
  )
}

function CsvDownload({ uid }: { uid: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const download = async () => {
    setState('busy')
    try {
      const csv = new Blob([subscribersCsv(await allSubscribers(uid))], { type: 'text/csv;charset=utf-8' })
      saveFile('subscribers.csv', csv)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted">{say('Write only to those who confirmed their address.')}</p>
      <Button icon={<Download aria-hidden />} busy={state === 'busy'} onClick={() => void download()}>
        {say('Download as CSV')}
      </Button>
      {state === 'failed' && <Notice tone="danger">{say('The list couldn’t be downloaded. Please try again.')}</Notice>}
    </div>
  )
}
