import { dayNumber } from '@vitrine/common/analytics/days'
import { formatNumber } from '../../lib/format-number.ts'

const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const regions = new Intl.DisplayNames('en', { type: 'region' })

export const formatShortDate = (day: string): string => shortDate.format(dayNumber(day) * 86_400_000)
export const formatLongDate = (day: string): string => longDate.format(dayNumber(day) * 86_400_000)
export const countryName = (code: string): string => regions.of(code) ?? code

/** A part of a whole in percent, to one decimal. */
export const formatShare = (part: number, whole: number): string =>
  `${(whole === 0 ? 0 : (part / whole) * 100).toFixed(1)}%`

/** How far a number moved from the one before: “+12%”, or null where there is nothing to measure by. */
export function formatChange(now: number, before: number | null): string | null {
  if (before === null || before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${formatNumber(Math.abs(percent))}%`
}

/** The top of a scale: the next round number, so that its half is one too. */
export function scaleTop(largest: number): number {
  if (largest <= 4) return 4
  const step = 10 ** Math.floor(Math.log10(largest))
  return [1, 2, 4, 5, 10].map((factor) => factor * step).find((top) => top >= largest) ?? largest
}
