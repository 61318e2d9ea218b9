/** What can be left to a time. */
export const scheduledActions = ['publish', 'unpublish'] as const
export type ScheduledAction = (typeof scheduledActions)[number]

/** How far ahead. */
export const SCHEDULE_MAX_DAYS = 365

/** A time of day on a date, as `<input type="datetime-local">` has it: `2026-11-30T09:00`. */
export const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

export const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
