import { useRef, type RefObject } from 'react'
import type { PortfolioSummary } from '@vitrine/common/api/shapes'
import { RESTORABLE_DAYS } from '@vitrine/common/limits'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Notice } from '../../components/notice.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { sayWith } from '../../lib/words/say-with.tsx'
import { say } from '../../lib/words/say.ts'
import { useDeletePortfolio } from './use-portfolios.ts'

interface DeleteDialogProps {
  uid: string
  portfolio: PortfolioSummary
  onDeleted: () => void
  /** Has the focus afterwards: the card that the dialog was opened from is gone. */
  then: RefObject<HTMLElement | null>
  onClose: () => void
}

export function DeleteDialog({ uid, portfolio, onDeleted, then, onClose }: DeleteDialogProps) {
  const remove = useDeletePortfolio(uid)
  const isDeleted = useRef(false)
  const { name, username, status } = portfolio
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Delete this portfolio?')}
      description={
        <>
          {sayWith(
            status === 'published'
              ? '{name} will be removed from your dashboard, and its public page will go offline.'
              : '{name} will be removed from your dashboard.',
            { name: <strong className="font-medium break-words text-ink">{name}</strong> },
          )}{' '}
          {say('You can restore it for {n} days.', { n: RESTORABLE_DAYS })}
          {username && ` ${say('The username @{username} stays yours.', { username })}`}
        </>
      }
      confirmLabel={say('Delete')}
      danger
      busy={remove.isPending}
      onClosed={() => isDeleted.current && then.current?.focus()}
      onConfirm={() =>
        remove.mutate(
          { id: portfolio.id },
          {
            onSuccess: () => {
              isDeleted.current = true
              onDeleted()
              onClose()
            },
          },
        )
      }
    >
      {remove.isError && (
        <Notice tone="danger">
          {messageOf(remove.error, say('The portfolio couldn’t be deleted. Please try again.'))}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
