import { useState } from 'react'
import { Mail } from 'lucide-react'
import type { InboxMessage } from '@vitrine/common/api/inbox'
import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { Notice } from '../../components/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { say } from '../../lib/words/say.ts'
import { sayWith } from '../../lib/words/say-with.tsx'
import { MessageRow } from './message-row.tsx'
import { useDeleteMessage, useMarkMessage, useMessages } from './use-inbox.ts'

export function MessageList({ uid }: { uid: string }) {
  const query = useMessages(uid)
  const mark = useMarkMessage(uid)
  const remove = useDeleteMessage(uid)
  const [open, setOpen] = useState<string | null>(null)
  const [asked, setAsked] = useState<InboxMessage | null>(null)

  if (query.isPending) {
    return (
      <SkeletonGroup label={say('Loading messages…')} className="grid gap-px">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-20 w-full" />
        ))}
      </SkeletonGroup>
    )
  }
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title={say('Your messages couldn’t be loaded')}
        message={messageOf(query.error, '')}
        safe={say('They’re safe.')}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const messages = query.data.pages.flatMap((page) => page.messages)
  if (messages.length === 0) {
    return (
      <EmptyState
        icon={<Mail />}
        title={say('No messages yet')}
        action={<LinkButton to={appRoutes.dashboard}>{say('Back to Dashboard')}</LinkButton>}
      >
        {say(
          'Messages from the contact form on your pages appear here, and we email them to you. Turn the form on in the editor, under Contact.',
        )}
      </EmptyState>
    )
  }
  const keyOf = ({ portfolioId, id }: InboxMessage) => `${portfolioId}/${id}`
  const toggle = (message: InboxMessage) => {
    setOpen(open === keyOf(message) ? null : keyOf(message))
    if (!message.read) mark.mutate({ message, read: true })
  }
  return (
    <>
      {mark.isError && (
        <Notice tone="danger">{messageOf(mark.error, say('The message couldn’t be marked. Please try again.'))}</Notice>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {messages.map((message) => (
          <MessageRow
            key={keyOf(message)}
            message={message}
            open={open === keyOf(message)}
            onToggle={() => toggle(message)}
            onUnread={() => {
              setOpen(null)
              mark.mutate({ message, read: false })
            }}
            onDelete={() => setAsked(message)}
          />
        ))}
      </ul>
      <div className="mt-6 empty:hidden">
        <LoadMore query={query} failure={say('More messages couldn’t be loaded.')} />
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(next) => !next && setAsked(null)}
        title={say('Delete this message?')}
        description={sayWith(
          'The message from {name} will be deleted permanently. You may still have a copy in your email.',
          { name: <strong className="font-medium break-words text-ink">{asked?.name}</strong> },
        )}
        confirmLabel={say('Delete')}
        danger
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked, { onSuccess: () => setAsked(null) })}
      >
        {remove.isError && (
          <Notice tone="danger">
            {messageOf(remove.error, say('The message couldn’t be deleted. Please try again.'))}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
