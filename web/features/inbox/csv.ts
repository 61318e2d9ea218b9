import type { InboxSubscriber } from '@vitrine/common/api/inbox'
import { csvOf } from '@vitrine/common/csv'

const columns = ['email', 'portfolio', 'subscribed', 'confirmed'] as const

/** The list as a table, with the mark that tells spreadsheets that it is UTF-8. */
export function subscribersCsv(subscribers: readonly InboxSubscriber[]): string {
  const rows = subscribers.map(({ email, portfolioName, createdAt, confirmedAt }) => [
    email,
    portfolioName ?? '',
    createdAt,
    confirmedAt ?? '',
  ])
  return `\ufeff${csvOf(columns, rows)}`
}
