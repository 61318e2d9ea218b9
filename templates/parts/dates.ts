const isoDate = /^\d{4}-\d{2}-\d{2}$/

let format: Intl.DateTimeFormat | undefined
/** Created on first use, because it takes as long as rendering the page. */
const longDate = (day: string) =>
  (format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })).format(Date.parse(day))

/** A formatted date; free text (“Spring 2025”) is kept and has no `day`. */
export function dateOf(date = ''): { text: string; day: string | undefined } {
  const text = date.trim()
  return isDay(text) ? { text: longDate(text), day: text } : { text, day: undefined }
}

/** Whether a text is a calendar date; Date.parse alone accepts the 30th of February. */
function isDay(text: string): boolean {
  const time = isoDate.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
