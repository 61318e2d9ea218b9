/** Dates between ISO 8601, shortened from the right as JSON Resume has them, and what portfolios show. */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '2014-06' is 'Jun 2014'. Of a month or day that does not exist only what is before it is taken. */
export function dateText(iso: string | undefined): string {
  const [, year, month, day] = /^([12]\d{3})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(iso ?? '') ?? []
  if (!year) return ''
  const name = months[Number(month) - 1]
  if (!name) return year
  const number = Number(day)
  return number >= 1 && number <= 31 ? `${number} ${name} ${year}` : `${name} ${year}`
}

/** The date in a text such as 'June 2014', '6/2014' or '2014', or nothing. */
export function dateIn(text: string): string {
  const words = text.trim()
  const [, isoYear, isoMonth, isoDay] =
    /^([12]\d{3})(?:-(0[1-9]|1[0-2]))?(?:-(0[1-9]|[12]\d|3[01]))?$/.exec(words) ?? []
  if (isoYear) return [isoYear, isoMonth, isoDay].filter(Boolean).join('-')
  const [, slashMonth, slashYear] = /^(0?[1-9]|1[0-2])[/.]([12]\d{3})$/.exec(words) ?? []
  if (slashYear) return `${slashYear}-${String(slashMonth).padStart(2, '0')}`
  const [, day, name = '', year] = /^(?:(\d{1,2})\.? )?([A-Za-z]{3,9})\.? ([12]\d{3})$/.exec(words) ?? []
  const month = months.findIndex((short) => name.toLowerCase().startsWith(short.toLowerCase())) + 1
  if (!year || month === 0) return ''
  const date = `${year}-${String(month).padStart(2, '0')}`
  if (!day) return date
  return Number(day) >= 1 && Number(day) <= 31 ? `${date}-${day.padStart(2, '0')}` : ''
}

/** 'Jun 2014 – today': from a beginning to an end, to today, or only until an end. */
export function periodText(start: string | undefined, end: string | undefined): string {
  const [from, to] = [dateText(start), dateText(end)]
  if (from === '') return to === '' ? '' : `until ${to}`
  if (from === to) return from
  return `${from} – ${to || 'today'}`
}

const openEnd = /^(?:today|now|present|current|ongoing|heute)$/i

/** The dates in a period, or null where it is written in another way. */
export function datesIn(period: string): { startDate?: string; endDate?: string } | null {
  const text = period.trim()
  if (text === '') return {}
  const until = /^until (.+)$/i.exec(text)?.[1]
  if (until !== undefined) return dateIn(until) === '' ? null : { endDate: dateIn(until) }
  const [from = '', to, ...more] = text.split(/\s*[–—]\s*|\s+-\s+|\s+to\s+|(?<=^[12]\d{3})-(?=[12]\d{3}$)/)
  const startDate = dateIn(from)
  if (startDate === '' || more.length > 0) return null
  if (to === undefined) return { startDate, endDate: startDate }
  if (openEnd.test(to)) return { startDate }
  return dateIn(to) === '' ? null : { startDate, endDate: dateIn(to) }
}

/** A date of the calendar, to the day, as the browser's own control takes it; otherwise nothing. */
export function fullDate(iso: string | undefined): string {
  const date = iso && /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : null
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso ?? '') ? (iso ?? '') : ''
}

export const yearOf = (iso: string | undefined): string => /^[12]\d{3}/.exec(iso ?? '')?.[0] ?? ''
