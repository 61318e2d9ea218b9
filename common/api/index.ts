import * as account from './account.ts'
import type { Endpoint } from './endpoint.ts'
import * as portfolios from './portfolios.ts'
import * as publicPages from './public.ts'
import * as templates from './templates.ts'
import * as user from './user.ts'
import * as usernames from './usernames.ts'

/** The contract table: every endpoint under the name of its handler. */
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
  signUpload: portfolios.signUpload,
  checkUsername: usernames.checkUsername,
  claimUsername: usernames.claimUsername,
  ownedUsernames: usernames.ownedUsernames,
  releaseUsername: usernames.releaseUsername,
  attachUsername: usernames.attachUsername,
  detachUsername: usernames.detachUsername,
  getPublicPortfolio: publicPages.getPublicPortfolio,
  recordView: publicPages.recordView,
  initializeUser: user.initializeUser,
  getSettings: user.getSettings,
  provisionInitialCredits: user.provisionInitialCredits,
  sendWelcomeEmail: user.sendWelcomeEmail,
  exportAccount: account.exportAccount,
  deleteAccount: account.deleteAccount,
} satisfies Record<string, Endpoint>

export type Api = typeof api
export type EndpointName = keyof Api
