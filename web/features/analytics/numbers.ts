import { dayNumber } from '@vitrine/common/analytics/days'
import { appLocale } from '../../lib/words/language.ts'
import { say } from '../../lib/words/say.ts'

function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat(appLocale(), { ...options, timeZone: 'UTC' })
  return (day) => format.format(dayNumber(day) * 86_400_000)
}

export const shortDateFormat = () => dayFormat({ month: 'short', day: 'numeric' })
export const longDateFormat = () => dayFormat({ dateStyle: 'medium' })

/** What countries are called, by their codes. */
export function countryNames(): (code: string) => string {
  const regions = new Intl.DisplayNames(appLocale(), { type: 'region' })
  return (code) => regions.of(code) ?? code
}

/** Says a part of a whole in percent, to one decimal. */
export function shareFormat(): (part: number, whole: number) => string {
  const format = new Intl.NumberFormat(appLocale(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (part, whole) => format.format(whole === 0 ? 0 : part / whole)
}

/** How far a number moved from the one before: “+12%”, or null where there is nothing to measure by. */
export function formatChange(now: number, before: number | null): string | null {
  if (before === null || before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  return say('{sign}{percent}%', {
    sign: percent > 0 ? '+' : percent < 0 ? '−' : '±',
    percent: Math.abs(percent),
  })
}

/** The top of a scale: the next round number, so that its half is one too. */
export function scaleTop(largest: number): number {
  if (largest <= 4) return 4
  const step = 10 ** Math.floor(Math.log10(largest))
  return [1, 2, 4, 5, 10].map((factor) => factor * step).find((top) => top >= largest) ?? largest
}
