import * as account from './account.ts'
import * as analytics from './analytics.ts'
import * as comments from './comments.ts'
import * as domains from './domains.ts'
import type { Endpoint } from './endpoint.ts'
import * as inbox from './inbox.ts'
import * as links from './links.ts'
import * as live from './live.ts'
import * as pages from './pages.ts'
import * as payments from './payments.ts'
import * as portfolios from './portfolios.ts'
import * as privateLinks from './private-links.ts'
import * as publicPages from './public.ts'
import * as schedules from './schedules.ts'
import * as templates from './templates.ts'
import * as user from './user.ts'
import * as usernames from './usernames.ts'
import * as versions from './versions.ts'

/** The contract table: every endpoint by the name of its handler. */
export const api = {
  listTemplates: templates.listTemplates,
  getTemplate: templates.getTemplate,
  getTemplateMeta: templates.getTemplateMeta,
  getTemplateExample: templates.getTemplateExample,
  listReviews: templates.listReviews,
  getOwnReview: templates.getOwnReview,
  reviewTemplate: templates.reviewTemplate,
  createPortfolio: portfolios.createPortfolio,
  listPortfolios: portfolios.listPortfolios,
  getPortfolio: portfolios.getPortfolio,
  updatePortfolio: portfolios.updatePortfolio,
  deletePortfolio: portfolios.deletePortfolio,
  restorePortfolio: portfolios.restorePortfolio,
  listDeletedPortfolios: portfolios.listDeletedPortfolios,
  duplicatePortfolio: portfolios.duplicatePortfolio,
  getPortfolioMeta: portfolios.getPortfolioMeta,
  getPortfolioPreview: portfolios.getPortfolioPreview,
  patchContent: portfolios.patchContent,
  publishPortfolio: portfolios.publishPortfolio,
  getLive: live.getLive,
  publishVersion: live.publishVersion,
  switchTemplate: portfolios.switchTemplate,
  signUpload: portfolios.signUpload,
  listSchedules: schedules.listSchedules,
  setSchedule: schedules.setSchedule,
  cancelSchedule: schedules.cancelSchedule,
  listVersions: versions.listVersions,
  getVersion: versions.getVersion,
  keepVersion: versions.keepVersion,
  nameVersion: versions.nameVersion,
  restoreVersion: versions.restoreVersion,
  listPages: pages.listPages,
  createPage: pages.createPage,
  getPage: pages.getPage,
  patchPage: pages.patchPage,
  setPageSlug: pages.setPageSlug,
  duplicatePage: pages.duplicatePage,
  deletePage: pages.deletePage,
  restorePage: pages.restorePage,
  discardPage: pages.discardPage,
  undoDiscardPage: pages.undoDiscardPage,
  listPageVersions: pages.listPageVersions,
  getPageVersion: pages.getPageVersion,
  restorePageVersion: pages.restorePageVersion,
  listPrivateLinks: privateLinks.listPrivateLinks,
  createPrivateLink: privateLinks.createPrivateLink,
  updatePrivateLink: privateLinks.updatePrivateLink,
  renewPrivateLink: privateLinks.renewPrivateLink,
  revokePrivateLink: privateLinks.revokePrivateLink,
  deletePrivateLink: privateLinks.deletePrivateLink,
  listComments: comments.listComments,
  seeComments: comments.seeComments,
  answerComment: comments.answerComment,
  resolveComment: comments.resolveComment,
  deleteComment: comments.deleteComment,
  checkLinks: links.checkLinks,
  getDomain: domains.getDomain,
  verifyDomain: domains.verifyDomain,
  getPaymentStatus: payments.getPaymentStatus,
  verifyPayment: payments.verifyPayment,
  verifyPlan: payments.verifyPlan,
  openBillingPortal: payments.openBillingPortal,
  getReceipt: payments.getReceipt,
  checkUsername: usernames.checkUsername,
  claimUsername: usernames.claimUsername,
  ownedUsernames: usernames.ownedUsernames,
  releaseUsername: usernames.releaseUsername,
  attachUsername: usernames.attachUsername,
  detachUsername: usernames.detachUsername,
  getPublicPortfolio: publicPages.getPublicPortfolio,
  sendMessage: inbox.sendMessage,
  subscribe: inbox.subscribe,
  listMessages: inbox.listMessages,
  markMessage: inbox.markMessage,
  deleteMessage: inbox.deleteMessage,
  listSubscribers: inbox.listSubscribers,
  deleteSubscriber: inbox.deleteSubscriber,
  recordView: analytics.recordView,
  recordClick: analytics.recordClick,
  getAnalyticsSummary: analytics.getAnalyticsSummary,
  getAnalyticsSettings: analytics.getAnalyticsSettings,
  updateAnalyticsSettings: analytics.updateAnalyticsSettings,
  leaveOutBrowser: analytics.leaveOutBrowser,
  getSharedSummary: analytics.getSharedSummary,
  initializeUser: user.initializeUser,
  getSettings: user.getSettings,
  syncEmail: user.syncEmail,
  provisionInitialCredits: user.provisionInitialCredits,
  sendWelcomeEmail: user.sendWelcomeEmail,
  exportAccount: account.exportAccount,
  deleteAccount: account.deleteAccount,
} satisfies Record<string, Endpoint>

export type Api = typeof api
export type EndpointName = keyof Api
