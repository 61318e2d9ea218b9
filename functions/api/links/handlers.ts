import { Timestamp } from 'firebase-admin/firestore'
import { safeHref } from '@vitrine/common/links'
import { tooMany } from '../../http/api-error.ts'
import type { Handlers } from '../../http/app.ts'
import { timeOf } from '../../lib/clock.ts'
import { portfolioRef } from '../../lib/documents/portfolio.ts'
import { reachedLimit } from '../../lib/rate-limit.ts'
import { secondsLeft } from '../../lib/time-window.ts'
import { ownedBy } from '../portfolios/portfolio.ts'
import { probe } from './probe.ts'

/** Calls of one account, each for many links: enough for a hundred looks at a page, too little to probe others from here. */
const LIMIT = { name: 'link-checks', most: 100, windowMs: 600_000 } as const

export const linkHandlers: Pick<Handlers, 'checkLinks'> = {
  async checkLinks({ account, params, body, request }) {
    ownedBy(account.uid, await portfolioRef(params.id).get())
    const now = Timestamp.fromMillis(timeOf(request))
    const reached = await reachedLimit([{ ...LIMIT, key: account.uid }], now)
    if (reached) throw tooMany(reached, now.toMillis(), refusal(secondsLeft(reached, now.toMillis())))
    const links = await Promise.all(
      body.links.map(async (link) => {
        const href = safeHref(link)
        return { href: link, state: href && /^https?:/.test(href) ? await probe(href) : ('unknown' as const) }
      }),
    )
    return { links }
  },
}

function refusal(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `The links were checked very often. They can be checked again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
