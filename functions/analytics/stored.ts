import type { CollectionReference, DocumentData, DocumentReference } from 'firebase-admin/firestore'
import { belowPortfolio } from '../lib/documents/below-portfolio.ts'
import type { countedByName, Counts, LinkClicks, OpenDay } from './open-day.ts'

/**
 * `portfolios/{id}/tallies/{n}`: one of a few counter shards. They hold what was counted and is not rolled up yet, and are only
 * added to. Every night the days that are over move from here to `months` and `visitors`.
 */
export interface ShardDocument {
  /** Of the portfolio, so that an account's views can be added up by one query. */
  ownerId: string
  /** Of all open days. */
  views: number
  /** The days below, so that a query finds those that are over. */
  open: string[]
  days: Record<string, Partial<OpenDay>>
}

/** Missing on days that were closed before these were counted. */
type CountedLater = 'campaigns' | 'pages' | 'pageClicks'

/** One closed day. Visitors are a number here: whoever they were is in `visitors`, for 90 days. */
export interface ClosedDay
  extends Pick<OpenDay, 'views' | Exclude<(typeof countedByName)[number], CountedLater>>,
    Partial<Pick<OpenDay, CountedLater>> {
  uniques: number
  links: LinkClicks[]
}

/** `portfolios/{id}/months/{2026-11}`: closed days, kept for as long as the portfolio. */
export interface MonthDocument {
  days: Record<string, ClosedDay>
}

/** The sums of one closed day that comparisons need. */
export interface DaySums {
  views: number
  clicks: number
  /** Unique visitors of the 7, 30, 60 and 90 days that ended with it. */
  uniques: Counts
}

/** `portfolios/{id}/visitors/recent`: who was seen last when, up to the last closed day. */
export interface VisitorsDocument {
  /** Packed (see visitor-log.ts); what does not fit continues in `visitors/1` and so on. */
  log: Uint8Array
  /** How many documents the log fills. */
  parts: number
  sums: Record<string, DaySums>
  /** The day on which the oldest key has to go; null where there are no keys. */
  pruneOn: string | null
}

export type VisitorsPart = Pick<VisitorsDocument, 'log'>

type Collection<Stored> = CollectionReference<Stored, DocumentData>
type Reference<Stored> = DocumentReference<Stored, DocumentData>

export const SHARD_COLLECTION = 'tallies'
export const shards = (id: string) => belowPortfolio(id, SHARD_COLLECTION) as Collection<ShardDocument>
export const monthRef = (id: string, month: string) =>
  belowPortfolio(id, 'months').doc(month) as Reference<MonthDocument>
export const visitorsRef = (id: string) => belowPortfolio(id, 'visitors').doc('recent') as Reference<VisitorsDocument>
export const visitorsPartRef = (id: string, part: number) =>
  belowPortfolio(id, 'visitors').doc(String(part)) as Reference<VisitorsPart>
/** Created with what it stands for: an event that comes again fails as a whole. A time-to-live policy removes it. */
export const countedRef = (id: string, key: string): DocumentReference => belowPortfolio(id, 'countedEvents').doc(key)
