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
  onClose: () => void
}

export function DeleteDialog({ uid, portfolio, onDeleted, onClose }: DeleteDialogProps) {
  const remove = useDeletePortfolio(uid)
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
      onConfirm={() =>
        remove.mutate(
          { id: portfolio.id },
          {
            onSuccess: () => {
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
