import { expect, it } from 'vitest'
import { dayOf, endOfDay } from './days.ts'

it('counts days of the calendar, over ends of months', () => {
  expect(dayOf(new Date(2026, 10, 27, 23, 30), 0)).toBe('2026-11-27')
  expect(dayOf(new Date(2026, 10, 27, 23, 30), 30)).toBe('2026-12-27')
  expect(dayOf(new Date(2026, 0, 31), 1)).toBe('2026-02-01')
})

it('lasts until the end of the day', () => {
  const end = new Date(endOfDay('2026-12-27'))
  expect([end.getDate(), end.getHours(), end.getMinutes()]).toEqual([27, 23, 59])
  expect(dayOf(end, 0)).toBe('2026-12-27')
})
