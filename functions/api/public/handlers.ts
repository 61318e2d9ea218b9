import { usernameMessages, usernameProblem } from '@vitrine/common/username'
import type { Handlers } from '../../http/app.ts'
import { ApiError, notFound } from '../../http/api-error.ts'
import { toPortfolio } from '../portfolios/portfolio.ts'
import { publishedAt } from '../../lib/documents/published.ts'

export const publicHandlers: Pick<Handlers, 'getPublicPortfolio'> = {
  async getPublicPortfolio({ params }) {
    const username = params.username.trim().toLowerCase()
    if (username === '') throw new ApiError('invalid-input', usernameMessages.required)
    const published = usernameProblem(username) ? null : await publishedAt(username)
    if (!published) throw notFound('Portfolio')
    return { ...toPortfolio(published.id, published.stored), username }
  },
}
