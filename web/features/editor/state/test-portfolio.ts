import type { Portfolio } from '@vitrine/common/api/shapes'

/** For tests: a draft as the API answers it. */
export const testPortfolio: Portfolio = {
  id: 'p',
  name: 'Mine',
  templateId: 'minimalist-designer',
  status: 'draft',
  username: null,
  revision: 1,
  views: 0,
  content: { hero: { name: 'Ada', title: 'Engineer' } },
  design: {},
  layout: { hidden: [] },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  publishedAt: null,
  live: null,
}
