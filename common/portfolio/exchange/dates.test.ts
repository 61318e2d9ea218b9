import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateIn, datesIn, dateText, fullDate, isOpenEnd, periodText, readPeriod } from './dates.ts'

describe('dates', () => {
  it.each([
    ['2014', '2014'],
    ['2014-06', 'Jun 2014'],
    ['2014-06-09', '9 Jun 2014'],
    ['2014-06-00', 'Jun 2014'],
    ['März 2015', 'Mar 2015'],
    ['', ''],
    ['Summer 2014', 'Summer 2014'],
    ['2014-19', '2014-19'],
    ['04/05/2015', '04/05/2015'],
    ['平成27年3月', '平成27年3月'],
  ])('%s is shown as “%s”', (written, text) => expect(dateText(written)).toBe(text))

  it.each([
    ['2014', '2014'],
    ['2014-06-09', '2014-06-09'],
    ['2014-06-09T10:00:00.000Z', '2014-06-09'],
    ['6/2014', '2014-06'],
    ['06.2014', '2014-06'],
    ['2014/06', '2014-06'],
    ['31/12/2014', '2014-12-31'],
    ['12/31/2014', '2014-12-31'],
    ['09.06.2014', '2014-06-09'],
    ['June 2014', '2014-06'],
    ['Sept. 2020', '2020-09'],
    ['9 Jun 2014', '2014-06-09'],
    ['March 15th, 2015', '2015-03-15'],
    ['Apr-2015', '2015-04'],
    ['1er mars 2015', '2015-03-01'],
    ['déc. 2012', '2012-12'],
    ['DECEMBRE 2012', '2012-12'],
    ['15 de marzo de 2015', '2015-03-15'],
    ['gennaio 2015', '2015-01'],
    ['março de 2015', '2015-03'],
    ['mei 2015', '2015-05'],
    ['15 września 2015 r.', '2015-09-15'],
    ['5 maj 2015', '2015-05-05'],
    ['май 2014 г.', '2014-05'],
    ['2015. március', '2015-03'],
    ['2015年3月', '2015-03'],
    ['２０１５年３月１日', '2015-03-01'],
    ['2015년 3월', '2015-03'],
    ['40 Jun 2014', ''],
    ['jui 2018', ''],
    ['13/2014', ''],
    ['Mar 15', ''],
    ['May 2014 (expected)', ''],
    ['', ''],
  ])('“%s” is %s', (text, iso) => expect(dateIn(text)).toBe(iso))

  it.each('en en-GB en-US de de-AT fr es it pt pt-BR nl pl sv da nb fi cs hu ro tr el uk ru ja ko ca id'.split(' '))(
    'every month as the language %s writes it is read',
    (language) => {
      for (const month of ['long', 'short', '2-digit'] as const)
        for (const day of [undefined, 'numeric'] as const) {
          const format = new Intl.DateTimeFormat(language, { year: 'numeric', month, day, timeZone: 'UTC' })
          for (let number = 0; number < 12; number++) {
            const iso = new Date(Date.UTC(2015, number, 25)).toISOString().slice(0, day ? 10 : 7)
            expect(dateIn(format.format(Date.UTC(2015, number, 25))), format.format(Date.UTC(2015, number, 25))).toBe(
              iso,
            )
          }
        }
    },
  )

  it.each([
    'Present',
    'today',
    'heute',
    'aujourd’hui',
    'en cours',
    'Actualidad',
    'oggi',
    'atual',
    'heden',
    'obecnie',
    'nu',
    '現在',
  ])('“%s” is no end', (end) => expect(isOpenEnd(end)).toBe(true))
})

describe('periods', () => {
  it.each([
    ['2014', '2018', '2014 – 2018'],
    ['2015', undefined, '2015'],
    ['2015', 'heute', '2015 – today'],
    ['Summer 2014', '2015-01', 'Summer 2014 – Jan 2015'],
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

  it.each([
    ['January 2019 to Present', 'Jan 2019 – today'],
    ['März 2015 bis heute', 'Mar 2015 – today'],
    ['2015年3月～2018年4月', 'Mar 2015 – Apr 2018'],
    ['since 2015', 'since 2015'],
  ])('“%s” reads “%s”', (written, text) => expect(readPeriod(written)).toBe(text))

  it('a position without an end goes on', () => expect(periodText('2021-03', undefined, true)).toBe('Mar 2021 – today'))

  const part = (from: number, to: number) =>
    fc.integer({ min: from, max: to }).map((number) => String(number).padStart(2, '0'))
  const iso = fc.oneof(
    fc.integer({ min: 1000, max: 2999 }).map(String),
    fc.tuple(fc.integer({ min: 1000, max: 2999 }), part(1, 12)).map((parts) => parts.join('-')),
    fc.tuple(fc.integer({ min: 1000, max: 2999 }), part(1, 12), part(1, 31)).map((parts) => parts.join('-')),
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
