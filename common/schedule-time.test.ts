import { expect, it } from 'vitest'
import { localTimeOf, momentOf, scheduleWords } from './schedule-time.ts'
import { isTimeZone } from './schedule.ts'

const vienna = 'Europe/Vienna'

it.each([
  ['winter', '2026-11-30T09:00', vienna, '2026-11-30T08:00:00.000Z'],
  ['summer', '2026-07-06T09:00', vienna, '2026-07-06T07:00:00.000Z'],
  ['west of Greenwich', '2026-11-30T09:00', 'America/New_York', '2026-11-30T14:00:00.000Z'],
  ['a quarter of an hour off', '2026-11-30T09:00', 'Asia/Kathmandu', '2026-11-30T03:15:00.000Z'],
  ['half an hour of summer time', '2027-01-04T09:00', 'Australia/Lord_Howe', '2027-01-03T22:00:00.000Z'],
  ['the last minute before summer time', '2027-03-28T01:59', vienna, '2027-03-28T00:59:00.000Z'],
  ['an hour that the clocks skip: as long after the change', '2027-03-28T02:30', vienna, '2027-03-28T01:30:00.000Z'],
  ['the first minute of summer time', '2027-03-28T03:00', vienna, '2027-03-28T01:00:00.000Z'],
  ['an hour that comes twice: the first', '2026-10-25T02:30', vienna, '2026-10-25T00:30:00.000Z'],
  ['the hour after the one that comes twice', '2026-10-25T03:00', vienna, '2026-10-25T02:00:00.000Z'],
])('finds the moment: %s', (_name, local, zone, moment) => {
  expect(momentOf(local, zone)?.toISOString()).toBe(moment)
})

it.each([
  ['2026-02-30T09:00', vienna],
  ['2026-11-30T24:30', vienna],
  ['2026-11-30', vienna],
  ['2026-11-30T09:00Z', vienna],
  ['', vienna],
  ['2026-11-30T09:00', 'Europe/Nowhere'],
  ['2026-11-30T09:00', ''],
])('knows no moment for “%s” in “%s”', (local, zone) => {
  expect(momentOf(local, zone)).toBeNull()
})

it('shows what the clocks of a zone show', () => {
  expect(localTimeOf(new Date('2027-03-28T01:30:00Z'), vienna)).toBe('2027-03-28T03:30')
  expect(localTimeOf(new Date('2026-11-30T08:00:59Z'), vienna)).toBe('2026-11-30T09:00')
})

it('tells zones from other words', () => {
  expect(isTimeZone(vienna)).toBe(true)
  expect(isTimeZone('Vienna')).toBe(false)
})

const friday = new Date('2026-11-27T16:00:00Z')
it.each([
  ['2026-11-30T08:00:00Z', 'Monday 9:00, Europe/Vienna, in 3 days'],
  ['2026-11-27T16:01:00Z', 'Friday 17:01, Europe/Vienna, in 1 minute'],
  ['2026-11-27T18:10:00Z', 'Friday 19:10, Europe/Vienna, in 2 hours'],
  ['2026-11-28T08:00:00Z', 'Saturday 9:00, Europe/Vienna, in 16 hours'],
  ['2026-11-28T18:00:00Z', 'Saturday 19:00, Europe/Vienna, tomorrow'],
  ['2026-12-04T08:00:00Z', 'Friday 4 December, 9:00, Europe/Vienna, in 7 days'],
  ['2027-03-28T01:30:00Z', 'Sunday 28 March 2027, 3:30, Europe/Vienna, in 121 days'],
  ['2026-11-27T15:59:30Z', 'Friday 16:59, Europe/Vienna, any moment now'],
])('says %s as “%s”', (moment, words) => {
  expect(scheduleWords(new Date(moment), vienna, friday)).toBe(words)
})

it('names the whole date where nobody counts the days', () => {
  expect(scheduleWords(new Date('2026-11-30T08:00:00Z'), vienna)).toBe('Monday 30 November 2026, 9:00, Europe/Vienna')
})
