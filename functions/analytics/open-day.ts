import { FieldValue } from 'firebase-admin/firestore'
import type { Device } from '@vitrine/common/analytics/constants'
import type { LinkType } from '@vitrine/common/links'

export type Counts<Name extends string = string> = Partial<Record<Name, number>>

export interface LinkClicks {
  target: string
  label: string | null
  section: string | null
  count: number
}

/** What is counted by name. */
export const countedByName = [
  'clicks',
  'referrers',
  'campaigns',
  'countries',
  'devices',
  'pages',
  'pageClicks',
] as const

/** What is known of a day that is not over: a part of it in each counter shard, all of it after adding those up. */
export interface OpenDay {
  views: number
  /** Keys of visitors, and the minute (since 1970) in which each was last seen. */
  visitors: Record<string, number>
  clicks: Counts<LinkType>
  /** By a hash of target and label. */
  links: Record<string, LinkClicks>
  referrers: Counts
  campaigns: Counts
  countries: Counts
  devices: Counts<Device>
  /** Views and clicks by page: its id, or HOME. */
  pages: Counts
  pageClicks: Counts
}

/** What the portfolio's own page is counted as. */
export const HOME = 'home'

export const emptyDay = (): OpenDay => ({
  views: 0,
  visitors: {},
  clicks: {},
  links: {},
  referrers: {},
  campaigns: {},
  countries: {},
  devices: {},
  pages: {},
  pageClicks: {},
})

/** Adds what was counted elsewhere; a stored part lacks what never happened. */
export function addDay(day: OpenDay, part: Partial<OpenDay>): void {
  day.views += part.views ?? 0
  for (const [key, minute] of Object.entries(part.visitors ?? {}))
    day.visitors[key] = Math.max(minute, day.visitors[key] ?? 0)
  for (const name of countedByName) addCounts(day[name], part[name] ?? {})
  for (const [key, link] of Object.entries(part.links ?? {}))
    day.links[key] = { ...link, count: link.count + (day.links[key]?.count ?? 0) }
}

export function addCounts(counts: Counts, more: Counts): void {
  for (const [name, count] of Object.entries(more)) counts[name] = (counts[name] ?? 0) + (count ?? 0)
}

export const sumOf = (counts: Counts): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0)

/** A day as a blind write adds it to what is stored: nothing has to be read, and the order of writes does not matter. */
export function toIncrements(day: OpenDay): object {
  const counts = countedByName.map((name) => [
    name,
    mapValues(day[name] as Counts, (count) => FieldValue.increment(count ?? 0)),
  ])
  return withoutEmpty({
    views: day.views === 0 ? {} : FieldValue.increment(day.views),
    visitors: mapValues(day.visitors, (minute) => FieldValue.maximum(minute)),
    links: mapValues(day.links, (link) => ({ ...link, count: FieldValue.increment(link.count) })),
    ...(Object.fromEntries(counts) as Record<string, object>),
  })
}

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

const withoutEmpty = (record: Record<string, object>) =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value instanceof FieldValue || Object.keys(value).length > 0),
  )
