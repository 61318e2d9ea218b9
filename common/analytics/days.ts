/** Days are UTC, written 2026-11-21, so they sort as text. */

const DAY_MS = 86_400_000

export const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Days since 1970. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

export const dayOfNumber = (number: number): string => dayAt(number * DAY_MS)

export const addDays = (day: string, days: number): string => dayOfNumber(dayNumber(day) + days)

/** Every day from the first to the last, both included. */
export function daysFrom(first: string, last: string): string[] {
  const begin = dayNumber(first)
  return Array.from({ length: Math.max(0, dayNumber(last) - begin + 1) }, (_, index) => dayOfNumber(begin + index))
}

/** The month of a day, such as 2026-11. */
export const monthOf = (day: string): string => day.slice(0, 7)
