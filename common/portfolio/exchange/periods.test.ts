import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateIn, datesIn, dateText, fullDate, periodText } from './periods.ts'

describe('dates', () => {
  it.each([
    ['2014', '2014'],
    ['2014-06', 'Jun 2014'],
    ['2014-06-09', '9 Jun 2014'],
    ['2014-19', '2014'],
    ['2014-06-00', 'Jun 2014'],
    ['', ''],
    ['soon', ''],
  ])('%s is shown as “%s”', (iso, text) => expect(dateText(iso)).toBe(text))
  it.each([
    ['2014', '2014'],
    ['June 2014', '2014-06'],
    ['Sept. 2020', '2020-09'],
    ['6/2014', '2014-06'],
    ['9 Jun 2014', '2014-06-09'],
    ['2014-06-09', '2014-06-09'],
    ['40 Jun 2014', ''],
    ['Summer 2014', ''],
    ['13/2014', ''],
    ['', ''],
  ])('“%s” is %s', (text, iso) => expect(dateIn(text)).toBe(iso))
})

describe('periods', () => {
  it.each([
    ['2014', '2018', '2014 – 2018'],
    ['2021-03', undefined, 'Mar 2021 – today'],
    [undefined, '2018', 'until 2018'],
    ['2020', '2020', '2020'],
    [undefined, undefined, ''],
  ])('%s to %s is “%s”', (start, end, text) => expect(periodText(start, end)).toBe(text))

  it.each([
    ['2014 – 2018', { startDate: '2014', endDate: '2018' }],
    ['2014-2018', { startDate: '2014', endDate: '2018' }],
    ['March 2021 - present', { startDate: '2021-03' }],
    ['Jan 2020 to Feb 2021', { startDate: '2020-01', endDate: '2021-02' }],
    ['2024', { startDate: '2024', endDate: '2024' }],
    ['', {}],
    ['since forever', null],
    ['2014 – the end', null],
  ])('“%s” holds %j', (text, dates) => expect(datesIn(text)).toEqual(dates))

  const part = (from: number, to: number) =>
    fc.integer({ min: from, max: to }).map((number) => String(number).padStart(2, '0'))
  const iso = fc.oneof(
    fc.integer({ min: 1000, max: 2999 }).map(String),
    fc.tuple(fc.integer({ min: 1000, max: 2999 }), part(0, 19)).map((parts) => parts.join('-')),
    fc.tuple(fc.integer({ min: 1000, max: 2999 }), part(0, 19), part(0, 39)).map((parts) => parts.join('-')),
  )
  it('what is shown of a period is shown again of the dates that are read from it', () => {
    fc.assert(
      fc.property(fc.option(iso, { nil: undefined }), fc.option(iso, { nil: undefined }), (start, end) => {
        const shown = periodText(start, end)
        const read = datesIn(shown)
        expect(read).not.toBeNull()
        expect(periodText(read?.startDate, read?.endDate)).toBe(shown)
      }),
    )
  })
})

it.each([
  ['2024-02-29', '2024-02-29'],
  ['2023-02-29', ''],
  ['2024-02', ''],
  [undefined, ''],
])('%s as a day of the calendar is “%s”', (iso, day) => expect(fullDate(iso)).toBe(day))
