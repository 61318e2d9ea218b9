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
  payment: '/payment',
  paymentSuccess: '/payment-success',
  onboarding: '/onboarding',
  account: '/account',
  store: '/templates',
  dashboard: '/dashboard',
  chooser: '/dashboard/templates',
  editor: '/dashboard/editor/:portfolioId',
  editorShort: '/editor/:portfolioId',
  analytics: '/dashboard/analytics/:portfolioId',
  example: '/portfolio/:templateId',
  preview: '/preview',
} as const

export const editorPath = (portfolioId: string) => `/dashboard/editor/${encodeURIComponent(portfolioId)}`
export const analyticsPath = (portfolioId: string) => `/dashboard/analytics/${encodeURIComponent(portfolioId)}`
export const examplePath = (templateId: string) => `/portfolio/${encodeURIComponent(templateId)}`
export const previewPath = (previewId: string) => `/preview#${encodeURIComponent(previewId)}`
/** The canonical address of a public page; `/p/{username}` leads to the same page. */
export const publicPath = (username: string) => `/${username}`
/**
 * The picture of a page's social card. No username leads there (they have no slash and no dot), and the address changes
 * with the content, so what was fetched once stays right.
 */
export const cardPath = (username: string, revision: number) => `/card/${username}.${revision}.png`

/** First path segments that lead somewhere in the app or on the server and so can never be a username. */
export const routeWords: ReadonlySet<string> = new Set([
  ...Object.values(appRoutes).flatMap((route) => route.split('/')[1] || []),
  'p',
  'api',
  'v1',
  '__',
])
