import type { InboxSubscriber } from '@vitrine/common/api/inbox'

const columns = ['email', 'portfolio', 'subscribed', 'confirmed'] as const

/** The list as RFC 4180 has it, with the mark that tells spreadsheets that it is UTF-8. */
export function subscribersCsv(subscribers: readonly InboxSubscriber[]): string {
  const rows = subscribers.map(({ email, portfolioName, createdAt, confirmedAt }) => [email, portfolioName ?? '', createdAt, confirmedAt ?? ''])
  return `\ufeff${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A spreadsheet takes what begins like this for a formula, and runs it; strangers choose their addresses. */
const formula = /^[=+\-@\t\r]/

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
