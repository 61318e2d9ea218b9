import { useRef, type RefObject } from 'react'
import type { PortfolioSummary } from '@vitrine/common/api/shapes'
import { RESTORABLE_DAYS } from '@vitrine/common/limits'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Notice } from '../../components/notice.tsx'
import { messageOf } from '../../lib/api-error.ts'
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
  const address = portfolio.username ? ` The username @${portfolio.username} stays yours.` : ''
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this portfolio?"
      description={
        <>
          <strong className="font-medium break-words text-ink">{portfolio.name}</strong> will be removed from your
          dashboard
          {portfolio.status === 'published' ? ', and its public page will go offline' : ''}. You can restore it for{' '}
          {RESTORABLE_DAYS} days.{address}
        </>
      }
      confirmLabel="Delete"
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
        <Notice tone="danger">{messageOf(remove.error, 'The portfolio couldn’t be deleted. Please try again.')}</Notice>
      )}
    </ConfirmDialog>
  )
}
