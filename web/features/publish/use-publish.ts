import { useRef, useState } from 'react'
import { paymentMessages } from '@vitrine/common/payments'
import { publishPortfolio } from '@vitrine/common/api/portfolios'
import type { Portfolio, PortfolioStatus } from '@vitrine/common/api/shapes'
import { publishIssues } from '@vitrine/common/portfolio/publish-validation'
import { chosenMetadata, type TemplateMetadata } from '@vitrine/common/fields/section'
import { request } from '../../lib/api.ts'
import { toast } from '../../lib/toast.ts'
import { forgetPending, rememberPending, usePaymentStatus, type PaymentStatus } from '../payment/index.ts'
import type { PortfolioCall } from '../username/index.ts'
import { heard } from '../../lib/words/say.ts'
import { rememberChosen, takeChosen } from './chosen-changes.ts'
import { issuesMessage, obstacleOf, type PublishObstacle } from './publish-error.ts'

export interface PublishSource {
  portfolioId: string
  metadata: TemplateMetadata
  /** What is there when publishing begins or goes on. */
  current: () => Pick<Portfolio, 'content' | 'layout'> & { portfolio: Portfolio }
  /** Writes unsaved edits; false when that failed, which the editor has then said. */
  save: () => Promise<boolean>
  /** Publishes in turn with the saves, and takes the portfolio over. */
  call: PortfolioCall
}

export type PublishPhase = 'idle' | 'checking' | 'processing'

/** The publish flow in the order of the specification (document 2, section 4). */
export function usePublish({ portfolioId, metadata, current, save, call }: PublishSource) {
  const [phase, setPhase] = useState<PublishPhase>('idle')
  const [obstacle, setObstacle] = useState<PublishObstacle | null>(null)
  const payment = usePaymentStatus(portfolioId)
  /** The changes that are being published; undefined for all. */
  const chosen = useRef<readonly string[]>(undefined)

  function askForPayment(): void {
    rememberPending(portfolioId)
    rememberChosen(portfolioId, chosen.current)
    setObstacle({ kind: 'payment' })
  }

  async function setStatus(status: PortfolioStatus, paths?: readonly string[]): Promise<boolean> {
    setPhase('processing')
    try {
      const body = { status, ...(paths && { paths: [...paths] }) }
      await call(() => request(publishPortfolio, { params: { id: portfolioId }, body }))
      return true
    } catch (error) {
      const found = obstacleOf(error)
      if (found.kind === 'payment') {
        // The dialog says what there is to pay now; where that cannot be had, it says that.
        await payment.refresh().catch(() => undefined)
        askForPayment()
      } else setObstacle(found)
      return false
    } finally {
      setPhase('idle')
    }
  }

  /** A payment was made: publishing, which waited for it, goes on. */
  async function paymentMade(): Promise<void> {
    chosen.current = takeChosen(portfolioId)
    setObstacle(null)
    setPhase('checking')
    try {
      if (isUnpaid(await payment.refresh()))
        setObstacle({ kind: 'failed', message: paymentMessages.verificationFailed })
      else if (!current().portfolio.username) setObstacle({ kind: 'username', paid: true })
      else await publish(chosen.current)
    } catch {
      setObstacle({ kind: 'failed', message: paymentMessages.refreshFailed })
    } finally {
      forgetPending()
      setPhase('idle')
    }
  }

  /** Asks again whether the payment has arrived. */
  async function checkPayment(): Promise<void> {
    try {
      if (isUnpaid(await payment.refresh())) toast.message(heard(paymentMessages.notConfirmed))
      else toast.success(heard(paymentMessages.confirmed))
    } catch {
      toast.error(heard(paymentMessages.statusFailed))
    }
  }

  /** @param paths the changes to bring live; without them the whole draft */
  async function publish(paths?: readonly string[]): Promise<boolean> {
    chosen.current = paths
    setObstacle(null)
    setPhase('checking')
    try {
      const status = await payment.refresh()
      // Whether what is live with the chosen changes is paid for and valid, only the server can say.
      if (!paths && isUnpaid(status)) {
        askForPayment()
        setPhase('idle')
        return false
      }
    } catch {
      toast.error(heard(paymentMessages.statusFailed))
      setPhase('idle')
      return false
    }
    const { portfolio, content, layout } = current()
    const found = firstObstacle(portfolio, chosenMetadata(metadata, layout), paths ? null : content)
    if (found || !(await save())) {
      setObstacle(found)
      setPhase('idle')
      return false
    }
    return setStatus('published', paths)
  }

  return {
    phase,
    obstacle,
    payment: payment.status,
    publish,
    paymentMade,
    checkPayment,
    unpublish: () => {
      setObstacle(null)
      return setStatus('draft')
    },
    /** Forgets what stood in the way, and with it the publish that waits for it. */
    dismiss: () => {
      if (obstacle?.kind === 'payment') {
        forgetPending()
        takeChosen(portfolioId)
      }
      setObstacle(null)
    },
    /** The name that publishing waited for is there: it goes on. */
    usernameAttached: () => publish(chosen.current),
  }
}

const isUnpaid = ({ requiresPayment, isPaid }: PaymentStatus) => requiresPayment && !isPaid

/** @param content null where the server has to judge it */
function firstObstacle(
  portfolio: Pick<Portfolio, 'username'>,
  metadata: TemplateMetadata,
  content: Portfolio['content'] | null,
): PublishObstacle | null {
  if (!portfolio.username) return { kind: 'username' }
  const issues = content ? publishIssues(metadata, content) : []
  return issues.length > 0 ? { kind: 'failed', message: issuesMessage(issues) } : null
}
