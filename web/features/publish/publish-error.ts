import type { PublishIssue } from '@vitrine/common/portfolio/publish-validation'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { heard, say } from '../../lib/words/say.ts'

export const PUBLISH_FAILED = 'Failed to publish portfolio. Please try again.'

export type PublishObstacle =
  | { kind: 'payment' }
  /** `paid`: right after a payment. */
  | { kind: 'username'; paid?: boolean }
  | { kind: 'unverified'; message: string }
  | { kind: 'failed'; message: string }

/** What stands in the way when the server refused to publish (specification 2, sections 4 and 8). */
export function obstacleOf(error: unknown): PublishObstacle {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: say(PUBLISH_FAILED) }
  const { status, code, message, detail } = error
  if (status === 402 || /payment/i.test(message)) return { kind: 'payment' }
  if (code === 'username-required' || (status < 500 && message.includes('username'))) return { kind: 'username' }
  if (code === 'unverified') return { kind: 'unverified', message }
  return {
    kind: 'failed',
    message: detail.issues?.length ? issuesMessage(detail.issues) : messageOf(error, say(PUBLISH_FAILED)),
  }
}

/** What has to be put right in the content, a line each. */
export const issuesMessage = (issues: readonly PublishIssue[]): string =>
  [say('Please fix these issues before publishing:'), ...issues.map(({ message }) => `• ${heard(message)}`)].join('\n')
