import { useQuery } from '@tanstack/react-query'
import { getPublicPortfolio } from '@vitrine/common/api/public'
import { pageFacts, type PageFacts } from '@vitrine/common/portfolio/page-facts'
import { publicPath } from '@vitrine/common/routes'
import { plainText } from '@vitrine/templates/parts/rich-text-tree'
import { request } from '../../lib/api.ts'
import { contactOf, shownOn, type Shows } from './page-texts.ts'
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
      const [portfolio, shows] = await Promise.all([
        request(getPublicPortfolio, { params: { username }, signal }),
        readPage(username, signal),
      ])
      const { name, content } = portfolio
      const facts = pageFacts({ name, username, content, origin: window.location.origin }, plainText)
      return { facts, contact: { name: facts.name, url: facts.canonical, ...contactOf(content, shows) } }
    },
  })

async function readPage(username: string, signal: AbortSignal): Promise<Shows> {
  const response = await fetch(publicPath(username), { signal, cache: 'no-cache' })
  if (!response.ok) throw new Error('The public page did not answer.')
  return shownOn(new DOMParser().parseFromString(withoutCode(await response.text()), 'text/html'))
}

/** This page's own Content-Security-Policy holds for what is parsed here, and would report the styles of the other page. */
const withoutCode = (html: string) => html.replace(/<(style|script)\b[^]*?<\/\1>/gi, '')
