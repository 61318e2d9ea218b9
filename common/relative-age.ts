const DAY_MS = 86_400_000

/**
 * Relative age for the dashboard (specification 1, section 9): days up to a week, weeks up to thirty days, then months.
 * Rounded up, so anything within the last day is '1 day ago'.
 */
export function relativeAge(moment: Date, now = new Date()): string {
  const days = Math.max(1, Math.ceil((now.getTime() - moment.getTime()) / DAY_MS))
  if (days === 1) return '1 day ago'
  if (days < 7) return `${days} days ago`
  if (days < 30) return count(Math.ceil(days / 7), 'week')
  return count(Math.ceil(days / 30), 'month')
}

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'} ago`
