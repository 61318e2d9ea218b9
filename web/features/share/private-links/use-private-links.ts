import { useMemo } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '@vitrine/common/api/endpoint'
import { listPages } from '@vitrine/common/api/pages'
import { getPortfolio, getPortfolioMeta } from '@vitrine/common/api/portfolios'
import {
  createPrivateLink,
  deletePrivateLink,
  listPrivateLinks,
  renewPrivateLink,
  revokePrivateLink,
  updatePrivateLink,
} from '@vitrine/common/api/private-links'
import { request } from '../../../lib/api.ts'
import { choicesOf, pageChoice } from './choices.ts'

const keyOf = (portfolioId: string) => ['private-links', portfolioId] as const

/** They change when somebody opens one, so they are looked at again whenever they are shown. */
export const usePrivateLinks = (portfolioId: string) =>
  useQuery({
    queryKey: keyOf(portfolioId),
    staleTime: 0,
    queryFn: ({ signal }) => request(listPrivateLinks, { params: { id: portfolioId }, signal }),
  })

/** What a link can show: the sections, entries and pages of the portfolio as it is saved now. */
export const useChoices = (portfolioId: string) =>
  useQuery({
    queryKey: [...keyOf(portfolioId), 'choices'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const params = { id: portfolioId }
      const [portfolio, metadata, { pages }] = await Promise.all([
        request(getPortfolio, { params, signal }),
        request(getPortfolioMeta, { params, signal }),
        request(listPages, { params, signal }),
      ])
      return { ...choicesOf(metadata, portfolio.content, portfolio.layout, pages), pages: pages.map(pageChoice) }
    },
  })

/** What pages are called, where somebody has opened one by a link. */
export function usePageTitles(portfolioId: string, isNeeded: boolean): ReadonlyMap<string, string> | undefined {
  const { data } = useQuery({
    queryKey: [...keyOf(portfolioId), 'titles'],
    staleTime: 0,
    enabled: isNeeded,
    queryFn: async ({ signal }) => (await request(listPages, { params: { id: portfolioId }, signal })).pages,
  })
  return useMemo(() => data && new Map(data.map(pageChoice).map(({ id, label }) => [id, label])), [data])
}

export function usePrivateLinkActions(portfolioId: string) {
  const queryClient = useQueryClient()
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: keyOf(portfolioId), exact: true })
  const paramsOf = (linkId: string) => ({ id: portfolioId, linkId })
  return {
    create: useMutation({
      mutationFn: (body: BodyOf<typeof createPrivateLink>) =>
        request(createPrivateLink, { params: { id: portfolioId }, body }),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ linkId, ...body }: BodyOf<typeof updatePrivateLink> & { linkId: string }) =>
        request(updatePrivateLink, { params: paramsOf(linkId), body }),
      onSuccess,
    }),
    renew: useMutation({
      mutationFn: (linkId: string) => request(renewPrivateLink, { params: paramsOf(linkId) }),
      onSuccess,
    }),
    revoke: useMutation({
      mutationFn: (linkId: string) => request(revokePrivateLink, { params: paramsOf(linkId) }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (linkId: string) => request(deletePrivateLink, { params: paramsOf(linkId) }),
      onSuccess,
    }),
  }
}
