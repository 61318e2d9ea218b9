import { analyticsHandlers } from './analytics/handlers.ts'
import { accountHandlers } from './api/account/handlers.ts'
import { inboxHandlers } from './api/inbox/handlers.ts'
import { commentHandlers } from './api/comments/handlers.ts'
import { domainHandlers } from './api/domains/handlers.ts'
import { linkHandlers } from './api/links/handlers.ts'
import { pageHandlers } from './api/pages/handlers.ts'
import { pageVersionHandlers } from './api/pages/versions.ts'
import { portfolioHandlers } from './api/portfolios/handlers.ts'
import { privateLinkHandlers } from './api/private-links/handlers.ts'
import { publicHandlers } from './api/public/handlers.ts'
import { scheduleHandlers } from './api/schedules/handlers.ts'
import { templateHandlers } from './api/templates/handlers.ts'
import { reviewHandlers } from './api/templates/reviews.ts'
import { userHandlers } from './api/user/handlers.ts'
import { usernameHandlers } from './api/usernames/handlers.ts'
import { versionHandlers } from './api/versions/handlers.ts'
import { createApiApp } from './http/app.ts'
import { paymentHandlers } from './api/payments/handlers.ts'

/** The whole API: every domain's handlers behind the contract table. */
export const apiApp = createApiApp({
  ...templateHandlers,
  ...reviewHandlers,
  ...portfolioHandlers,
  ...pageHandlers,
  ...pageVersionHandlers,
  ...domainHandlers,
  ...linkHandlers,
  ...privateLinkHandlers,
  ...commentHandlers,
  ...scheduleHandlers,
  ...versionHandlers,
  ...usernameHandlers,
  ...publicHandlers,
  ...analyticsHandlers,
  ...inboxHandlers,
  ...userHandlers,
  ...accountHandlers,
  ...paymentHandlers,
})
