import { safeHref } from '@vitrine/common/links'
import type { Handlers } from '../../http/app.ts'
import { portfolioRef } from '../../lib/documents/portfolio.ts'
import { ownedBy } from '../portfolios/portfolio.ts'
import { probe } from './probe.ts'

export const linkHandlers: Pick<Handlers, 'checkLinks'> = {
  async checkLinks({ account, params, body }) {
    ownedBy(account.uid, await portfolioRef(params.id).get())
    const links = await Promise.all(
      body.links.map(async (link) => {
        const href = safeHref(link)
        return { href: link, state: href && /^https?:/.test(href) ? await probe(href) : ('unknown' as const) }
      }),
    )
    return { links }
  },
}
