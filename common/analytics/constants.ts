/** Constants of analytics (specification 2, sections 4, 7 and 9). */

export const analyticsPeriods = ['7', '30', '60', '90'] as const
/** In days, as in the call's address. */
export type AnalyticsPeriod = (typeof analyticsPeriods)[number]
export const DEFAULT_PERIOD: AnalyticsPeriod = '30'

export const REFRESH_MS = 30_000
/** Visitors within this time are live. */
export const LIVE_MINUTES = 5
/** A visitor's repeated click on the same link within this time is not counted. */
export const DUPLICATE_CLICK_MS = 60_000
export const CLICKS_CLEANUP_MS = 30_000
/** Visitor keys are deleted after this; unique visitors can be counted as far back. */
export const VISITOR_KEY_DAYS = 90

export const devices = ['desktop', 'mobile', 'tablet'] as const
export type Device = (typeof devices)[number]

export const TARGET_MAX_LENGTH = 500
export const LABEL_MAX_LENGTH = 100
export const SECTION_MAX_LENGTH = 60
/** Of each of the two names that a campaign can have. */
export const CAMPAIGN_MAX_LENGTH = 40

/** Storage key by which the app tells public pages on its origin who is signed in, so that they do not count the owner. */
export const OWN_ACCOUNT_KEY = 'vitrine-account'
