import type { EndpointName } from './index.ts'

/*
 * How often each endpoint may be called. It is part of the contract, and apart from the endpoints because only the server and
 * the reference need it: the browser loads none of it.
 */

export interface EndpointLimit {
  /** What is counted. Endpoints that share a limit are counted together. */
  name: string
  /**
   * Who is counted: the account, which a valid token names, or the network that Hosting was called from. Whoever calls the
   * function past Hosting can make that up; what such a call could do too often is limited by something else as well.
   */
  by: 'account' | 'sender'
  /** In a window, on all instances together. */
  most: number
  windowMs: number
  /** How many an instance takes at once; the first of them cost nothing. Without it every call is counted by itself. */
  block?: number
}

const MINUTE_MS = 60_000
const TEN_MINUTES_MS = 10 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A screen asks for a handful; the editor and the dashboard look again now and then. */
const reads: readonly EndpointLimit[] = [
  { name: 'reads', by: 'account', most: 1_200, windowMs: MINUTE_MS, block: 120 },
  { name: 'reads-day', by: 'account', most: 20_000, windowMs: DAY_MS, block: 500 },
]
/** Each reads dozens of documents, or large ones. */
const lists: readonly EndpointLimit[] = [
  { name: 'lists', by: 'account', most: 600, windowMs: MINUTE_MS, block: 60 },
  { name: 'lists-day', by: 'account', most: 10_000, windowMs: DAY_MS, block: 250 },
]
/** The editor saves at most once a second in each of a few tabs. */
const changes: readonly EndpointLimit[] = [
  { name: 'changes', by: 'account', most: 600, windowMs: MINUTE_MS, block: 60 },
  { name: 'changes-day', by: 'account', most: 20_000, windowMs: DAY_MS, block: 500 },
]
/** Portfolios that are made, whichever way. Bringing in a download of a large account makes many. */
const drafts: readonly EndpointLimit[] = [
  { name: 'drafts', by: 'account', most: 30, windowMs: TEN_MINUTES_MS },
  { name: 'drafts-day', by: 'account', most: 200, windowMs: DAY_MS, block: 5 },
]
/** Each keeps a version, of up to the size of the content. */
const versions: readonly EndpointLimit[] = [
  { name: 'versions', by: 'account', most: 60, windowMs: TEN_MINUTES_MS },
  { name: 'versions-day', by: 'account', most: 500, windowMs: DAY_MS, block: 10 },
]
/** Making and changing them; a password is hashed, which takes 32 MB and a tenth of a second. */
const privateLinks: readonly EndpointLimit[] = [
  { name: 'private-links', by: 'account', most: 60, windowMs: TEN_MINUTES_MS },
  { name: 'private-links-day', by: 'account', most: 500, windowMs: DAY_MS, block: 10 },
]
const usernames: readonly EndpointLimit[] = [
  { name: 'usernames', by: 'account', most: 100, windowMs: TEN_MINUTES_MS, block: 5 },
]
/** Each asks the payment provider, whose own limit all accounts share. */
const provider: readonly EndpointLimit[] = [
  { name: 'provider', by: 'account', most: 300, windowMs: TEN_MINUTES_MS, block: 20 },
  { name: 'provider-day', by: 'account', most: 2_000, windowMs: DAY_MS, block: 50 },
]
/** What anybody may read. An office or a school behind one address stays well below. */
const publicReads: readonly EndpointLimit[] = [
  { name: 'public-reads', by: 'sender', most: 1_200, windowMs: MINUTE_MS, block: 120 },
]
const visits: readonly EndpointLimit[] = [{ name: 'visits', by: 'sender', most: 120, windowMs: MINUTE_MS, block: 20 }]
/** Of all pages together; each page and its account have limits of their own (functions/forms/limits.ts). */
const forms: readonly EndpointLimit[] = [
  { name: 'forms', by: 'sender', most: 120, windowMs: TEN_MINUTES_MS, block: 10 },
]

/** Every endpoint has one; one that is missing does not compile. */
export const endpointLimits: Record<EndpointName, readonly EndpointLimit[]> = {
  listTemplates: publicReads,
  getTemplate: publicReads,
  getTemplateMeta: publicReads,
  getTemplateExample: publicReads,
  listReviews: publicReads,
  getOwnReview: reads,
  reviewTemplate: [{ name: 'reviews', by: 'account', most: 30, windowMs: HOUR_MS }],
  createPortfolio: drafts,
  listPortfolios: lists,
  getPortfolio: reads,
  updatePortfolio: changes,
  deletePortfolio: changes,
  restorePortfolio: changes,
  listDeletedPortfolios: lists,
  duplicatePortfolio: drafts,
  getPortfolioMeta: reads,
  getPortfolioPreview: reads,
  patchContent: changes,
  publishPortfolio: versions,
  getLive: reads,
  publishVersion: versions,
  switchTemplate: versions,
  // A gallery of hundreds of pictures is dropped in at once.
  signUpload: [
    { name: 'uploads', by: 'account', most: 600, windowMs: TEN_MINUTES_MS, block: 30 },
    { name: 'uploads-day', by: 'account', most: 5_000, windowMs: DAY_MS, block: 100 },
  ],
  listSchedules: reads,
  // Each may end in a publication, or in a mail.
  setSchedule: versions,
  cancelSchedule: changes,
  listVersions: lists,
  getVersion: lists,
  keepVersion: versions,
  nameVersion: versions,
  restoreVersion: versions,
  // Up to two hundred documents each.
  listPages: lists,
  createPage: changes,
  getPage: reads,
  patchPage: changes,
  setPageSlug: changes,
  duplicatePage: changes,
  deletePage: changes,
  restorePage: changes,
  discardPage: changes,
  undoDiscardPage: changes,
  listPageVersions: lists,
  getPageVersion: lists,
  restorePageVersion: versions,
  listPrivateLinks: lists,
  createPrivateLink: privateLinks,
  updatePrivateLink: privateLinks,
  renewPrivateLink: privateLinks,
  // Never refused by what the others have used up.
  revokePrivateLink: changes,
  deletePrivateLink: changes,
  // Each reads everything that reviewers wrote about a portfolio; the editor looks every two minutes.
  listComments: [{ name: 'comment-lists', by: 'account', most: 2_000, windowMs: DAY_MS, block: 50 }],
  seeComments: changes,
  answerComment: changes,
  resolveComment: changes,
  deleteComment: changes,
  // Each for many links: enough for a hundred looks at a page, too little to probe others from here.
  checkLinks: [
    { name: 'link-checks', by: 'account', most: 100, windowMs: TEN_MINUTES_MS },
    { name: 'link-checks-day', by: 'account', most: 1_000, windowMs: DAY_MS, block: 20 },
  ],
  getDomain: reads,
  // Each asks name servers, and Hosting, whose own limit all accounts share.
  verifyDomain: [
    { name: 'domain-checks', by: 'account', most: 30, windowMs: TEN_MINUTES_MS },
    { name: 'domain-checks-day', by: 'account', most: 300, windowMs: DAY_MS, block: 10 },
  ],
  getPaymentStatus: provider,
  verifyPayment: provider,
  verifyPlan: provider,
  openBillingPortal: provider,
  getReceipt: provider,
  // The widget asks while somebody types; nobody needs to read the list of names through it.
  checkUsername: [{ name: 'username-checks', by: 'sender', most: 120, windowMs: MINUTE_MS, block: 20 }],
  claimUsername: usernames,
  ownedUsernames: reads,
  releaseUsername: usernames,
  attachUsername: usernames,
  detachUsername: usernames,
  getPublicPortfolio: publicReads,
  sendMessage: forms,
  subscribe: forms,
  listMessages: lists,
  markMessage: changes,
  deleteMessage: changes,
  // Hundreds of documents a page: fifteen downloads of the longest list.
  listSubscribers: [{ name: 'subscriber-lists', by: 'account', most: 600, windowMs: DAY_MS, block: 50 }],
  deleteSubscriber: changes,
  recordView: visits,
  recordClick: visits,
  getAnalyticsSummary: reads,
  getAnalyticsSettings: reads,
  updateAnalyticsSettings: changes,
  leaveOutBrowser: changes,
  // The screen looks twice a minute.
  getSharedSummary: [{ name: 'shared-figures', by: 'sender', most: 60, windowMs: MINUTE_MS, block: 10 }],
  initializeUser: [{ name: 'sign-up', by: 'account', most: 30, windowMs: MINUTE_MS, block: 5 }],
  getSettings: [{ name: 'settings', by: 'account', most: 60, windowMs: MINUTE_MS, block: 10 }],
  syncEmail: [{ name: 'email-sync', by: 'account', most: 30, windowMs: MINUTE_MS, block: 5 }],
  // A whole class signs up in one room; each account is served once, whatever is asked.
  provisionInitialCredits: [{ name: 'sign-up-credits', by: 'sender', most: 60, windowMs: TEN_MINUTES_MS, block: 5 }],
  sendWelcomeEmail: [{ name: 'sign-up-mail', by: 'sender', most: 60, windowMs: TEN_MINUTES_MS, block: 5 }],
  // A full download of the largest account asks for some hundreds of pages.
  exportAccount: [{ name: 'exports', by: 'account', most: 2_000, windowMs: DAY_MS, block: 100 }],
  deleteAccount: [{ name: 'account-deletions', by: 'account', most: 30, windowMs: HOUR_MS }],
}
