import { usernameMessages, usernameProblem } from '@vitrine/common/username'
import type { Handlers } from '../../http/app.ts'
import { ApiError, notFound } from '../../http/api-error.ts'
import { findPublished } from '../../lib/documents/published.ts'

export const publicHandlers: Pick<Handlers, 'getPublicPortfolio'> = {
  async getPublicPortfolio({ params }) {
    const username = params.username.trim().toLowerCase()
    if (username === '') throw new ApiError('invalid-input', usernameMessages.required)
    const published = usernameProblem(username) ? null : await findPublished(username)
    if (!published) throw notFound('Portfolio')
    const { name, templateId, content, design, layout, publishedAt, pages } = published.portfolio
    return {
      id: published.id,
      username,
      name,
      templateId,
      content,
      design,
      layout,
      publishedAt: publishedAt.toDate().toISOString(),
      pages,
    }
  },
}
