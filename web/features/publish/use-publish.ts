import { useState } from 'react'
import { publishPortfolio } from '@vitrine/common/api/portfolios'
import type { Portfolio, PortfolioStatus } from '@vitrine/common/api/shapes'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { publishIssues, publishIssuesMessage } from '@vitrine/common/portfolio/publish-validation'
import type { TemplateMetadata } from '@vitrine/common/templates/fields'
import { request } from '../../lib/api.ts'
import { obstacleOf, type PublishObstacle } from './publish-error.ts'

export interface PublishSource {
  metadata: TemplateMetadata
  /** What is there when publishing begins or goes on. */
  current: () => { portfolio: Portfolio; content: PortfolioContent }
  /** Writes unsaved edits; false when that failed, which the editor has then said. */
  save: () => Promise<boolean>
  onPortfolio: (portfolio: Portfolio) => void
}

export type PublishPhase = 'idle' | 'checking' | 'processing'

/** The publish flow in the order of the specification (document 2, section 4). */
export function usePublish({ metadata, current, save, onPortfolio }: PublishSource) {
  const [phase, setPhase] = useState<PublishPhase>('idle')
  const [obstacle, setObstacle] = useState<PublishObstacle | null>(null)

  async function setStatus(status: PortfolioStatus): Promise<boolean> {
    setPhase('processing')
    try {
      onPortfolio(await request(publishPortfolio, { params: { id: current().portfolio.id }, body: { status } }))
      return true
    } catch (error) {
      setObstacle(obstacleOf(error))
      return false
    } finally {
      setPhase('idle')
    }
  }

  async function publish(): Promise<boolean> {
    setObstacle(null)
    setPhase('checking')
    const { portfolio, content } = current()
    const found = firstObstacle(portfolio, metadata, content)
    if (found || !(await save())) {
      setObstacle(found)
      setPhase('idle')
      return false
    }
    return setStatus('published')
  }

  return {
    phase,
    obstacle,
    publish,
    unpublish: () => {
      setObstacle(null)
      return setStatus('draft')
    },
    /** Forgets what stood in the way, and with it the publish that waits for it. */
    dismiss: () => setObstacle(null),
    /** The name that publishing waited for is there: it goes on. */
    usernameAttached: (portfolio: Portfolio) => {
      onPortfolio(portfolio)
      return publish()
    },
  }
}

export function firstObstacle(portfolio: Pick<Portfolio, 'username'>, metadata: TemplateMetadata, content: PortfolioContent): PublishObstacle | null {
  if (!portfolio.username) return { kind: 'username' }
  const issues = publishIssues(metadata, content)
  return issues.length > 0 ? { kind: 'failed', message: publishIssuesMessage(issues) } : null
}
