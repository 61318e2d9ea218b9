import type { FormKind } from './forms.ts'

/**
 * Every address of the app that is not a public page, in the form of the client's router.
 * The client's router, the Hosting rewrites (tested against firebase.json) and the reserved usernames follow from it.
 */
export const appRoutes = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  verify: '/verify',
  resetPassword: '/reset-password',
  /** The target of all links in the Auth service's mails. */
  authAction: '/auth/action',
  payment: '/payment',
  paymentSuccess: '/payment-success',
  onboarding: '/onboarding',
  account: '/account',
  store: '/templates',
  dashboard: '/dashboard',
  chooser: '/dashboard/templates',
  messages: '/dashboard/messages',
  editor: '/dashboard/editor/:portfolioId',
  editorShort: '/editor/:portfolioId',
  analytics: '/dashboard/analytics/:portfolioId',
  sharedAnalytics: '/statistics/:portfolioId/:shareKey',
  example: '/portfolio/:templateId',
  preview: '/preview',
} as const

export const editorPath = (portfolioId: string) => `/dashboard/editor/${encodeURIComponent(portfolioId)}`
export const analyticsPath = (portfolioId: string) => `/dashboard/analytics/${encodeURIComponent(portfolioId)}`
export const sharedAnalyticsPath = (portfolioId: string, shareKey: string) =>
  `/statistics/${encodeURIComponent(portfolioId)}/${encodeURIComponent(shareKey)}`
export const examplePath = (templateId: string) => `/portfolio/${encodeURIComponent(templateId)}`
export const previewPath = (previewId: string) => `/preview#${encodeURIComponent(previewId)}`
/** The canonical address of a public page; `/p/{username}` leads to the same page. */
export const publicPath = (username: string) => `/${username}`
/** Where the forms of a page are posted to without a script; each answers with a page. */
export const formPath = (username: string, kind: FormKind) => `/p/${username}/${kind}`
/** Where the same forms send JSON with a script. */
export const formApiPath = (username: string, kind: FormKind) =>
  `/api/public/portfolio/${username}/${kind === 'message' ? 'messages' : 'subscribers'}`
/** Where the mail to a new subscriber leads. @param key names the subscription and proves that the mail was received */
export const subscriptionPath = (username: string, key: string) =>
  `/p/${username}/subscription?key=${encodeURIComponent(key)}`
/** On a custom domain: leaves the owner's browser out of the figures. */
export const OWN_BROWSER_PATH = '/own-visits'
/** Where a mail to an owner leads whoever wants no more of its kind. */
export const mailOffPath = (key: string) => `${MAIL_OFF_PATH}?key=${encodeURIComponent(key)}`
export const MAIL_OFF_PATH = '/mail/unsubscribe'
/**
 * The picture of a page's social card. No username leads there (they have no slash and no dot), and the address changes
 * with the content, so what was fetched once stays right.
 */
export const cardPath = (username: string, revision: number) => `/card/${username}.${revision}.png`

/** The icon of a page whose owner chose no picture for it; likewise. */
export const iconPath = (username: string, revision: number) => `/icon/${username}.${revision}.svg`

/** First path segments that lead somewhere in the app or on the server and so can never be a username. */
export const routeWords: ReadonlySet<string> = new Set([
  ...Object.values(appRoutes).flatMap((route) => route.split('/')[1] || []),
  'p',
  'api',
  'v1',
  '__',
])
