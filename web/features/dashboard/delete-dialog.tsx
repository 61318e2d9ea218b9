import { toast } from 'sonner'
import type { PortfolioSummary } from '@vitrine/common/api/shapes'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Notice } from '../../components/notice.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { useDeletePortfolio } from './use-portfolios.ts'

export function DeleteDialog({ uid, portfolio, onClose }: { uid: string; portfolio: PortfolioSummary; onClose: () => void }) {
  const remove = useDeletePortfolio(uid)
  const address = portfolio.username ? ` The username @${portfolio.username} stays yours.` : ''
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this portfolio?"
      description={
        <>
          <strong className="font-medium break-words text-ink">{portfolio.name}</strong> and its content are deleted for good
          {portfolio.status === 'published' ? ', and its public page goes offline' : ''}.{address}
        </>
      }
      confirmLabel="Delete"
      danger
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate({ id: portfolio.id }, {
          onSuccess: () => {
            toast.success('Portfolio deleted')
            onClose()
          },
        })
      }
    >
      {remove.isError && <Notice tone="danger">{messageOf(remove.error, 'The portfolio could not be deleted. Please try again.')}</Notice>}
    </ConfirmDialog>
  )
}
