import type { FormKind } from './forms.ts'
import type { Language } from './languages.ts'

/**
 * Every address of the app except public pages, as router patterns. The router, the Hosting rewrites (tested against
 * firebase.json) and the reserved usernames derive from it.
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
  template: '/templates/:templateId',
  dashboard: '/dashboard',
  chooser: '/dashboard/templates',
  messages: '/dashboard/messages',
  editor: '/dashboard/editor/:portfolioId',
  editorPages: '/dashboard/editor/:portfolioId/pages',
  pageEditor: '/dashboard/editor/:portfolioId/pages/:pageId',
  editorShort: '/editor/:portfolioId',
  analytics: '/dashboard/analytics/:portfolioId',
  sharedAnalytics: '/statistics/:portfolioId/:shareKey',
  example: '/portfolio/:templateId',
  preview: '/preview',
} as const

export const editorPath = (portfolioId: string) => `/dashboard/editor/${encodeURIComponent(portfolioId)}`
/** The pages of a portfolio, to be edited. */
export const editorPagesPath = (portfolioId: string) => `${editorPath(portfolioId)}/pages`
export const pageEditorPath = (portfolioId: string, pageId: string) =>
  `${editorPagesPath(portfolioId)}/${encodeURIComponent(pageId)}`
export const analyticsPath = (portfolioId: string) => `/dashboard/analytics/${encodeURIComponent(portfolioId)}`
export const sharedAnalyticsPath = (portfolioId: string, shareKey: string) =>
  `/statistics/${encodeURIComponent(portfolioId)}/${encodeURIComponent(shareKey)}`
export const templatePath = (templateId: string) => `/templates/${encodeURIComponent(templateId)}`
/** What a template’s example looks like on another device than a desktop. */
export const templatePicturePath = (templateId: string, device: 'tablet' | 'phone') =>
  `/thumbnails/${templateId}-${device}.webp`
/** What `srcset` says of a template's picture, which phones get narrower; undefined where it is not one of this site. */
export const templatePictureSet = (image: string): string | undefined =>
  image.startsWith('/thumbnails/') ? `${image.replace(/\.webp$/, '-720.webp')} 720w, ${image} 1200w` : undefined
/** The picture that a shared link of a template shows. */
export const templateCardPath = (templateId: string) => `/thumbnails/${templateId}.jpg`
export const examplePath = (templateId: string) => `/portfolio/${encodeURIComponent(templateId)}`
/** The case study or the article of an example. */
export const examplePagePath = (templateId: string, slug: string) =>
  `${examplePath(templateId)}/${encodeURIComponent(slug)}`
export const previewPath = (previewId: string) => `/preview#${encodeURIComponent(previewId)}`
/** The canonical address of a public page; `/p/{username}` shows the same page. @param language another one than its own */
export const publicPath = (username: string, language: Language | null = null) => `/${username}${inLanguage(language)}`
/** The same on a domain of its own. */
export const domainHomePath = (language: Language | null = null) => inLanguage(language) || '/'
const inLanguage = (language: Language | null) => (language === null ? '' : `/${language}`)
/** The same page as it was just published, past what caches keep of it: for its owner. @param revision of what is live */
export const justPublishedPath = (username: string, revision: number) =>
  `${publicPath(username)}?${JUST_PUBLISHED_PARAMETER}=${revision}`
export const JUST_PUBLISHED_PARAMETER = 'published'
/** In the query of a page of the store: the language of the app that it is to be in. */
export const LANGUAGE_PARAMETER = 'language'
/** A page of a portfolio. */
export const pagePath = (username: string, slug: string, language: Language | null = null) =>
  `${publicPath(username, language)}/${encodeURIComponent(slug)}`
/** The same on a domain of its own. */
export const domainPagePath = (slug: string, language: Language | null = null) =>
  `${inLanguage(language)}/${encodeURIComponent(slug)}`
export const feedFormats = ['xml', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]
/** The feed of a portfolio's articles: Atom or JSON Feed. */
export const feedPath = (username: string, format: FeedFormat, language: Language | null = null) =>
  `${publicPath(username, language)}/feed.${format}`
export const domainFeedPath = (format: FeedFormat, language: Language | null = null) =>
  `${inLanguage(language)}/feed.${format}`
/** Form targets without JavaScript; each answers with a page. */
export const formPath = (username: string, kind: FormKind, language: Language | null = null) =>
  `/p/${username}/${kind}${asked(language)}`
/** API targets of the same forms with JavaScript. */
export const formApiPath = (username: string, kind: FormKind, language: Language | null = null) =>
  `/api/public/portfolio/${username}/${kind === 'message' ? 'messages' : 'subscribers'}${asked(language)}`
/** The language in which a form is answered, where that is not the page's own. */
const asked = (language: Language | null) => (language === null ? '' : `?language=${language}`)
/** The confirmation link of a subscription. @param key identifies it and proves that the mail was received */
export const subscriptionPath = (username: string, key: string, language: Language | null = null) =>
  `/p/${username}/subscription?key=${encodeURIComponent(key)}${language === null ? '' : `&language=${language}`}`
/** On a custom domain: excludes the owner's browser from the figures. */
export const OWN_BROWSER_PATH = '/own-visits'
/** What a private link shows. @param token proves that its owner gave it away; whoever has it can open it */
export const privateLinkPath = (token: string, language: Language | null = null) => `/l/${token}${inLanguage(language)}`
/** Below a review link: the draft by itself, or a page of it, and the comments on it. */
export const reviewedPagePath = (token: string, slug?: string) => belowLink(token, 'page', slug)
export const commentsPath = (token: string, slug?: string) => belowLink(token, 'comments', slug)
const belowLink = (token: string, part: string, slug?: string) =>
  `${privateLinkPath(token)}/${part}${slug === undefined ? '' : `/${encodeURIComponent(slug)}`}`
/** A page that a private link shows. */
export const privatePagePath = (token: string, slug: string, language: Language | null = null) =>
  `${privateLinkPath(token, language)}/${encodeURIComponent(slug)}`
/** A picture of a private item. @param name its file, or one of its widths */
export const privatePicturePath = (token: string, name: string) => `${privateLinkPath(token)}/pictures/${name}`
/** A video, a document … of a private page. @param name its file */
export const privateFilePath = (token: string, name: string) => `${privateLinkPath(token)}/files/${name}`
/** The unsubscribe link of mails to owners. */
export const mailOffPath = (key: string) => `${MAIL_OFF_PATH}?key=${encodeURIComponent(key)}`
export const MAIL_OFF_PATH = '/mail/unsubscribe'
/**
 * The picture of a page's social card. It cannot collide with a username (no slash, no dot). The address changes with the
 * content, so it can be cached for ever.
 */
export const cardPath = (username: string, revision: number, language: Language | null = null) =>
  `/card/${username}.${revision}${named(language)}.jpg`
const named = (language: Language | null) => (language === null ? '' : `.${language}`)

/** The same of a page of it. @param revision of what is live of the portfolio */
export const pageCardPath = (username: string, pageId: string, revision: number, language: Language | null = null) =>
  `/card/${username}/${pageId}.${revision}${named(language)}.jpg`

/** The icon of a page whose owner chose no picture for it; the revision in its address keeps it cacheable. */
export const iconPath = (username: string, revision: number) => `/icon/${username}.${revision}.svg`

/** First path segments of the app and the server; they can never be usernames. */
export const routeWords: ReadonlySet<string> = new Set([
  ...Object.values(appRoutes).flatMap((route) => route.split('/')[1] || []),
  'p',
  'l',
  'api',
  'v1',
  '__',
])
