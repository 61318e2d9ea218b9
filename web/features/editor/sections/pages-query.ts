import { queryOptions } from '@tanstack/react-query'
import { listPages, type PageSummary } from '@vitrine/common/api/pages'
import { request } from '../../../lib/api.ts'

/** The case studies and articles of a portfolio. */
export const pagesQuery = (portfolioId: string) =>
  queryOptions({
    queryKey: ['pages', portfolioId],
    queryFn: ({ signal }) => request(listPages, { params: { id: portfolioId }, signal }),
  })

/** Those that are for everybody. */
export const publicPages = ({ pages }: { pages: readonly PageSummary[] }): readonly PageSummary[] =>
  pages.filter((page) => !page.private)
