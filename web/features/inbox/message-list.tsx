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
      <SkeletonGroup label="Loading messages…" className="grid gap-px">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-20 w-full" />
        ))}
      </SkeletonGroup>
    )
  }
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="Your messages couldn’t be loaded"
        message={messageOf(query.error, '')}
        safe="They’re safe."
        onRetry={() => void query.refetch()}
      />
    )
  }
  const messages = query.data.pages.flatMap((page) => page.messages)
  if (messages.length === 0) {
    return (
      <EmptyState
        icon={<Mail />}
        title="No messages yet"
        action={<LinkButton to={appRoutes.dashboard}>Back to Dashboard</LinkButton>}
      >
        Messages from the contact form on your pages appear here, and we email them to you. Turn the form on in the
        editor, under Contact.
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
        <Notice tone="danger">{messageOf(mark.error, 'The message couldn’t be marked. Please try again.')}</Notice>
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
        <LoadMore query={query} failure="More messages couldn’t be loaded." />
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(next) => !next && setAsked(null)}
        title="Delete this message?"
        description={
          <>
            The message from <strong className="font-medium break-words text-ink">{asked?.name}</strong> will be deleted
            permanently. You may still have a copy in your email.
          </>
        }
        confirmLabel="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked, { onSuccess: () => setAsked(null) })}
      >
        {remove.isError && (
          <Notice tone="danger">{messageOf(remove.error, 'The message couldn’t be deleted. Please try again.')}</Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
