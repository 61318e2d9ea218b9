import { Temporal } from 'temporal-polyfill'
import { isTimeZone, LOCAL_TIME } from './schedule.ts'

/**
 * The moment at which the clocks of a time zone show a time. Where they skip it (summer time begins), the moment as long
 * after the change as the time is after the skipped hour's start; where they show it twice, the first.
 * @param local as in LOCAL_TIME
 * @returns null where there is no such time or zone, such as 30 February
 */
export function momentOf(local: string, zone: string): Date | null {
  if (!LOCAL_TIME.test(local) || !isTimeZone(zone)) return null
  try {
    const time = Temporal.PlainDateTime.from(local, { overflow: 'reject' })
    return new Date(time.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** What the clocks of a time zone show at a moment, as in LOCAL_TIME. */
export const localTimeOf = (moment: Date, zone: string): string =>
  inZone(moment, zone).toPlainDateTime().toString({ smallestUnit: 'minute' })

const ENGLISH = 'en-GB'

/**
 * When something is to happen, for people: "Monday 9:00, Europe/Vienna, in 3 days"; with the date where the weekday
 * alone would not say which.
 * @param now counts the days from here; without it they are left out
 */
export function scheduleWords(moment: Date, zone: string, now?: Date, locale = ENGLISH): string {
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(moment)
  const parts = [`${dayWords(moment, zone, now, locale)} ${time.replace(/^0(?=\d:)/, '')}`, zone]
  return [...parts, ...(now ? [untilWords(moment, zone, now, locale)] : [])].join(', ')
}

const inZone = (moment: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone)

/** Dates between two moments, as a calendar on the wall of that zone counts them. */
const daysBetween = (now: Date, moment: Date, zone: string): number =>
  inZone(now, zone).toPlainDate().until(inZone(moment, zone).toPlainDate()).days

function dayWords(moment: Date, zone: string, now: Date | undefined, locale: string): string {
  const days = now ? daysBetween(now, moment, zone) : Infinity
  const isClear = days >= 0 && days < 7
  const year = now && inZone(now, zone).year === inZone(moment, zone).year ? undefined : 'numeric'
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: zone }).format(moment)
  if (isClear) return weekday
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year, timeZone: zone }).format(moment)
  return `${weekday} ${date},`
}

function untilWords(moment: Date, zone: string, now: Date, locale: string): string {
  const minutes = Math.ceil((moment.getTime() - now.getTime()) / 60_000)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (minutes <= 0) return locale === ENGLISH ? 'any moment now' : words.format(0, 'second')
  const days = daysBetween(now, moment, zone)
  if (minutes >= 24 * 60) return words.format(days, 'day')
  return minutes < 60 ? words.format(minutes, 'minute') : words.format(Math.round(minutes / 60), 'hour')
}
