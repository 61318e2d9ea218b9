import type { Request } from 'firebase-functions/https'
import { DUPLICATE_CLICK_MS } from '@vitrine/common/analytics/constants'
import { dayAt } from '@vitrine/common/analytics/days'
import type { recordClick, recordView } from '@vitrine/common/api/analytics'
import type { BodyOf } from '@vitrine/common/api/endpoint'
import { classifyLink } from '@vitrine/common/links'
import { emptyDay, HOME, type OpenDay } from './open-day.ts'
import { campaignOf, cleanLabel, cleanSection, cleanTarget, referrerHost } from './texts.ts'
import { countryOf, deviceOf, idempotencyKey, visitorKey } from './visitor.ts'

export type View = BodyOf<typeof recordView>
export type Click = BodyOf<typeof recordClick>

/** One event as it is added to a day. It holds nothing by which a person could be found. */
export interface CountedEvent {
  day: string
  /** What it adds. */
  adds: OpenDay
  /** Names under which it is counted at most once, on whichever instance. */
  once: string[]
}

/** @param page of the portfolio that is live; null for its own */
export function countedView(view: View, request: Request, now: number, page: string | null = null): CountedEvent {
  const host = referrerHost(view.referrer, view.url)
  const campaign = campaignOf(view.url)
  const country = countryOf(request)
  return {
    day: dayAt(now),
    adds: {
      ...emptyDay(),
      views: 1,
      visitors: { [visitorKey(view.portfolioId, view.cid)]: Math.floor(now / 60_000) },
      referrers: host === null ? {} : { [host]: 1 },
      campaigns: campaign === null ? {} : { [campaign]: 1 },
      countries: country === null ? {} : { [country]: 1 },
      devices: { [deviceOf(request.get('user-agent') ?? '')]: 1 },
      pages: { [page ?? HOME]: 1 },
    },
    once: view.id === undefined ? [] : [idempotencyKey('view', view.cid, view.id)],
  }
}

/** Null for a target that no link can lead to. */
export function countedClick(click: Click, now: number, page: string | null = null): CountedEvent | null {
  const target = cleanTarget(click.target)
  if (target === null) return null
  const label = cleanLabel(click.label)
  // Two clicks in one window of the clock are never further apart than a window; those on both sides of a boundary are
  // told apart in the browser, and by the instance that counted the first.
  const window = String(Math.floor(now / DUPLICATE_CLICK_MS))
  return {
    day: dayAt(now),
    adds: {
      ...emptyDay(),
      clicks: { [classifyLink(target)]: 1 },
      pageClicks: { [page ?? HOME]: 1 },
      links: {
        [idempotencyKey(target, label ?? '')]: { target, label, section: cleanSection(click.section), count: 1 },
      },
    },
    once: [
      idempotencyKey('click', click.cid, target, window),
      ...(click.id === undefined ? [] : [idempotencyKey('click', click.cid, click.id)]),
    ],
  }
}
