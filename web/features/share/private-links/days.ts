const two = (number: number) => String(number).padStart(2, '0')

/** A day of the browser's calendar as a date field has it, some days after a moment. */
export function dayOf(moment: Date, after: number): string {
  const day = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + after)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** The last moment of such a day, as the API takes it. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString()
