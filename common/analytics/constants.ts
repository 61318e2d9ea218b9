/** What browser and server agree on about visits (specification 2, sections 4, 7 and 9). */

export const analyticsPeriods = ['7', '30', '60', '90'] as const
/** In days, as the address of the call has it. */
export type AnalyticsPeriod = (typeof analyticsPeriods)[number]
export const DEFAULT_PERIOD: AnalyticsPeriod = '30'

export const REFRESH_MS = 30_000
/** Visitors within this time are there now. */
export const LIVE_MINUTES = 5
/** A visitor's second click on the same link within this time is no second click. */
export const DUPLICATE_CLICK_MS = 60_000
export const CLICKS_CLEANUP_MS = 30_000
/** Keys of visitors are deleted after this, which is as far back as unique visitors can be told apart. */
export const VISITOR_KEY_DAYS = 90

export const devices = ['desktop', 'mobile', 'tablet'] as const
export type Device = (typeof devices)[number]

export const TARGET_MAX_LENGTH = 500
export const LABEL_MAX_LENGTH = 100
export const SECTION_MAX_LENGTH = 60

/** Where the app of a signed-in account says so to the public pages of the same origin, which leave its visits out. */
export const OWN_ACCOUNT_KEY = 'vitrine-account'
