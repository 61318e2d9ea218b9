import { cutText } from '../../cut-text.ts'

/** Dates between what people write, ISO 8601 shortened from the right, and what portfolios show. */

/** Languages whose month names are read. The first one wins where two disagree on a name. */
const languages = 'en de de-AT fr es it pt nl pl sv da nb fi cs sk hu ro tr el uk ru ca id'.split(' ')

/** Small words and endings that stand in dates: “1er mars”, “15 de mayo de 2015”, “March 3rd”. */
const fillers = new Set('a d de del den do el er g o of p r st nd rd th the г р'.split(' '))

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const LONGEST = 100

/** Without case, accents and the widths of East Asian letters. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
const wordsIn = (text: string): string[] => folded(text).match(/\p{L}+|\p{N}+/gu) ?? []

let namedMonths: Map<string, number> | undefined

/** The months by all of their names, long and short, alone and beside a day or a year. */
function monthNames(): Map<string, number> {
  if (namedMonths) return namedMonths
  namedMonths = new Map()
  for (const language of languages)
    for (const month of ['long', 'short'] as const)
      for (const beside of [{}, { day: 'numeric' }, { year: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(language, { month, ...beside, timeZone: 'UTC' })
        for (let number = 1; number <= 12; number++) {
          const parts = format.formatToParts(Date.UTC(2020, number - 1, 1))
          const [name = ''] = wordsIn(parts.find(({ type }) => type === 'month')?.value ?? '')
          if (/\p{L}/u.test(name) && !namedMonths.has(name)) namedMonths.set(name, number)
        }
      }
  return namedMonths
}

/** The month that a word names, or begins to name as no other month does: 'März', 'Sept', 'Febr'. */
function monthOf(word: string): number | undefined {
  const exact = monthNames().get(word)
  if (exact !== undefined || word.length < 3) return exact
  const begun = new Set([...monthNames()].flatMap(([name, month]) => (name.startsWith(word) ? [month] : [])))
  return begun.size === 1 ? [...begun][0] : undefined
}

function isoOf(year: string | undefined, month?: string | number, day?: string): string {
  if (!/^[12]\d{3}$/.test(year ?? '')) return ''
  const rest = [month, day].filter((part) => part !== undefined).map(Number)
  const [monthNumber = 1, dayNumber = 1] = rest
  if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > 31) return ''
  return [year, ...rest.map((part) => String(part).padStart(2, '0'))].join('-')
}

/** The date that a person has written, as ISO 8601, or nothing: 'Mar 2015', '03/2015', 'März 2015', '2015年3月'. */
export function dateIn(text: string): string {
  if (text.length > LONGEST) return ''
  const digits = text
    .normalize('NFKC')
    .replace(/\s*[年년]\s*|\s*[月월]\s*/g, '-')
    .replace(/[日일]/g, '')
    .replace(/\s*([-/.])\s*/g, '$1')
    .replace(/^[-.\s]+|[-.\s]+$/g, '')
    // Some tools write an unknown month or day as 00.
    .replace(/^(\d{4}(?:-\d\d)?)(?:-00)+$/, '$1')
  const [, year, month, day] = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:T.*)?$/.exec(digits) ?? []
  if (year) return isoOf(year, month, day)
  const [, first, separator, second, last] =
    /^(?:(\d{1,2})([-/.])(?=\d{1,2}[-/.]))?(\d{1,2})[-/.](\d{4})$/.exec(digits) ?? []
  if (last) return first === undefined ? isoOf(last, second) : dayAndMonth(first, separator, second, last)
  return dateInWords(wordsIn(text).filter((word) => !fillers.has(word)))
}

/** A day and a month of which nothing but the numbers and the separator says which is which. */
function dayAndMonth(first: string, separator: string | undefined, second = '', year: string): string {
  if (separator === '.' || first === second || Number(first) > 12) return isoOf(year, second, first)
  return Number(second) > 12 ? isoOf(year, first, second) : ''
}

function dateInWords(words: readonly string[]): string {
  const years = words.filter((word) => /^[12]\d{3}$/.test(word))
  const days = words.filter((word) => /^\d{1,2}$/.test(word))
  const [name, ...others] = words.filter((word) => !/^\d+$/.test(word))
  const month = name === undefined ? undefined : monthOf(name)
  const isDate = month !== undefined && others.length === 0 && years.length === 1 && days.length <= 1
  return isDate && words.length === years.length + days.length + 1 ? isoOf(years[0], month, days[0]) : ''
}

/** A date as portfolios show it: 'Jun 2014' of whatever can be read, anything else as it is written. */
export function dateText(written: string | undefined): string {
  const text = written?.trim() ?? ''
  const [year, month, day] = dateIn(text).split('-')
  if (!year) return text.length > LONGEST ? '' : text
  return [day && Number(day), months[Number(month) - 1], year].filter(Boolean).join(' ')
}

const intlToday = languages.flatMap((language) => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return [format.format(0, 'day'), format.format(0, 'second')]
})
const openEnds = new Set(
  [
    ...intlToday,
    ...'present|current|currently|ongoing|to date|till date|till now|until now|bis heute|aktuell|laufend|présent|actuel'.split(
      '|',
    ),
    ...'actuellement|en cours|presente|actual|actualidad|la actualidad|actualmente|in corso|attuale|atual|atualmente'.split(
      '|',
    ),
    ...'o momento|heden|obecnie|nadal|nuvarande|pågående|nykyinen|současnost|jelenleg|günümüz|настоящее время'.split(
      '|',
    ),
    ...'по настоящее время|наст. время|現在|至今|现在|今|현재'.split('|'),
  ].map(folded),
)

/** Whether an end date says that there is no end: 'Present', 'heute', '現在'. */
export const isOpenEnd = (end: string | undefined): boolean => openEnds.has(folded(end?.trim() ?? ''))

/** 'Jun 2014 – today': from a beginning to an end, to today, or only until an end. @param goesOn where no end is given */
export function periodText(start: string | undefined, end: string | undefined, goesOn = false): string {
  const from = dateText(start)
  const ended = isOpenEnd(end) ? 'today' : dateText(end)
  if (from === '') return ended === '' || ended === 'today' ? ended : `until ${ended}`
  const to = ended || (goesOn ? 'today' : '')
  return to === '' || from === to ? from : `${from} – ${to}`
}

const between =
  /\s*[–—〜～~]\s*|\s+(?:-|to|till|until|bis|au|à|al?|até|tot|do|til|till|по)\s+|(?<=^[12]\d{3})\s*[-/]\s*(?=[12]\d{3}$)/i

/** The dates in a period, or null where it is written in another way. An end that is open has no date. */
export function datesIn(period: string): { startDate?: string; endDate?: string } | null {
  const text = period.trim()
  if (text === '') return {}
  const until = /^until (.+)$/i.exec(text)?.[1]
  if (until !== undefined) return dateIn(until) === '' ? null : { endDate: dateIn(until) }
  const [from = '', to, ...more] = text.split(between)
  const startDate = dateIn(from)
  if (startDate === '' || more.length > 0) return null
  if (to === undefined) return { startDate, endDate: startDate }
  if (isOpenEnd(to)) return { startDate }
  return dateIn(to) === '' ? null : { startDate, endDate: dateIn(to) }
}

/** A period as portfolios show it, or as it is written where it cannot be read. */
export function readPeriod(written: string): string {
  const dates = datesIn(written)
  if (dates === null) return cutText(written.trim(), 1_000)
  return periodText(dates.startDate, dates.endDate, true)
}

/** A date of the calendar, to the day, as the browser's own control takes it; otherwise nothing. */
export function fullDate(iso: string | undefined): string {
  const date = iso && /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : null
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso ?? '') ? (iso ?? '') : ''
}

export const yearOf = (iso: string | undefined): string => /^[12]\d{3}/.exec(iso ?? '')?.[0] ?? ''
