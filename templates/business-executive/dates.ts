const isoDate = /^\d{4}-\d{2}-\d{2}$/

let format: Intl.DateTimeFormat | undefined
/** Created on first use: it takes as long as rendering the page. */
const longDate = (day: string) =>
  (format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })).format(Date.parse(day))

/** A date as text; a date in words (“Spring 2025”) stays as it is and has no `day`. */
export function dateOf(date = ''): { text: string; day: string | undefined } {
  const text = date.trim()
  return isDay(text) ? { text: longDate(text), day: text } : { text, day: undefined }
}

/** Whether a text is a day of the calendar; Date.parse alone takes the 30th of February for one in March. */
function isDay(text: string): boolean {
  const time = isoDate.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
