import { createPage, listPages } from '@vitrine/common/api/pages'
import type { PageCalls } from '@vitrine/common/portfolio/exchange/page-import'
import { ApiError } from './api-error.ts'
import { request } from './api.ts'

/** The calls by which pages are brought in. What the server refuses of a page concerns that page alone. */
export const pageImportCalls: PageCalls = {
  async createPage(id, { kind, slug, content }) {
    try {
      return await request(createPage, { params: { id }, body: { kind, content, ...(slug && { slug }) } })
    } catch (error) {
      if (error instanceof ApiError && isOfPage(error)) return { problem: error.message }
      throw error
    }
  },
  pagesOf: async (id) => (await request(listPages, { params: { id } })).pages,
}

const isOfPage = ({ status, code }: ApiError): boolean =>
  status === 400 || status === 413 || status === 422 || code === 'limit-reached'
