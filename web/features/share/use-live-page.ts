import { useQuery } from '@tanstack/react-query'
import { getPublicPortfolio } from '@vitrine/common/api/public'
import { pageFacts, type PageFacts } from '@vitrine/templates/page-facts'
import { request } from '../../lib/api.ts'
import { contactOf } from './contact.ts'
import type { ContactCard } from './vcard.ts'

export interface LivePage {
  facts: PageFacts
  contact: ContactCard
}

/** What visitors of a published page are told, and find on it, right now. */
export const useLivePage = (username: string) =>
  useQuery({
    queryKey: ['live-page', username],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<LivePage> => {
      const { name, content } = await request(getPublicPortfolio, { params: { username }, signal })
      const facts = pageFacts({ name, username, content, origin: window.location.origin })
      return { facts, contact: { name: facts.name, url: facts.canonical, ...contactOf(content) } }
    },
  })
