import type { Request } from 'firebase-functions/https'
import { deleteApp, getApps } from 'firebase-admin/app'
import { dayAt } from '@vitrine/common/analytics/days'
import { linksOf } from '@vitrine/common/portfolio/checks'
import { catalogue } from '@vitrine/templates/catalogue'
import type { CountedEvent, countedClick, countedView } from '../../functions/analytics/counted-event.ts'
import type { PortfolioDocument } from '../../functions/lib/documents/portfolio.ts'
import { Random } from '../lib/random.ts'
import { host, type Ports, projectId } from '../ports.ts'

const DAYS = 30
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Average views a day for each demo portfolio, in order: a few hundred visits in total. */
const viewsADay = [26, 15, 9]
const referrers = [
  '',
  '',
  '',
  'https://www.google.com/',
  'https://www.google.com/',
  'https://duckduckgo.com/',
  'https://www.linkedin.com/feed/',
  'https://mastodon.social/home',
  'https://github.com/',
]
const campaigns = ['utm_source=newsletter&utm_campaign=autumn', 'utm_source=newsletter', 'ref=conference-talk']
const countries = ['GB', 'GB', 'DE', 'DE', 'US', 'US', 'NL', 'FR', 'SE', 'CA']
const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1',
]

interface Counting {
  countedView: typeof countedView
  countedClick: typeof countedClick
}

/**
 * Gives the published demo portfolios visits for the last 30 days, up to now. The seeded data has a fixed date, and figures
 * that end in the past would show nothing. The product's own code stores the visits and rolls up finished days.
 */
export async function addDemoVisits(ports: Ports, now: number): Promise<void> {
  process.env.GCLOUD_PROJECT = projectId
  process.env.FIRESTORE_EMULATOR_HOST = `${host}:${ports.firestore}`
  process.env.METADATA_SERVER_DETECTION = 'none'
  // Imported late: the functions read the database's address from the environment when they load.
  const [{ db }, counting, { ShardWriter }, { rollUpPortfolio }] = await Promise.all([
    import('../../functions/lib/firebase.ts'),
    import('../../functions/analytics/counted-event.ts'),
    import('../../functions/analytics/shard-writer.ts'),
    import('../../functions/analytics/rollup/portfolio.ts'),
  ])
  try {
    const published = await db().collection('portfolios').where('status', '==', 'published').get()
    for (const [index, snapshot] of published.docs.entries()) {
      const stored = snapshot.data() as PortfolioDocument
      const writer = new ShardWriter({ portfolioId: snapshot.id, ownerId: stored.ownerId }, 0)
      const events = visitsOf(snapshot.id, stored, viewsADay[index % viewsADay.length] ?? 0, now, counting)
      await Promise.all(events.map((event) => writer.add(event)))
      await rollUpPortfolio(snapshot.id, dayAt(now))
    }
  } finally {
    await Promise.all(getApps().map(deleteApp))
  }
}

/** What a page's visitors did: the same at every start, apart from the dates. */
export function visitsOf(
  portfolioId: string,
  { username, templateId, content, layout, pages = {} }: PortfolioDocument,
  perDay: number,
  now: number,
  counting: Counting,
): CountedEvent[] {
  const random = new Random([...portfolioId].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7))
  const links = linksOf(catalogue[templateId].metadata, content, layout).map(({ href, label }) => ({
    target: href,
    label: label.split(': ').at(-1),
  }))
  if (content.contact?.email) links.push({ target: `mailto:${content.contact.email}`, label: content.contact.email })
  const written = Object.entries(pages).map(([pageId, { slug }]) => ({ pageId, address: `${username}/${slug}` }))
  const home = { pageId: null, address: username }
  const visitors: string[] = []
  const events: CountedEvent[] = []
  for (let day = DAYS - 1; day >= 0; day--) {
    const midnight = Math.floor((now - day * DAY_MS) / DAY_MS) * DAY_MS
    const weekend = [0, 6].includes(new Date(midnight).getUTCDay())
    // A popular site linked to the page nine days ago.
    const talkedAbout = day === 9 ? 2.6 : day === 8 ? 1.7 : 1
    const views = Math.round(perDay * (weekend ? 0.55 : 1.1) * talkedAbout * (0.7 + random.next() * 0.6))
    for (let view = 0; view < views; view++) {
      const time = midnight + Math.floor((7 + random.next() * 16) * 60) * MINUTE_MS
      const returning = visitors.length > 0 && random.chance(0.35)
      const cid = returning ? random.pick(visitors) : `visitor-${visitors.length + 1}`
      if (!returning) visitors.push(cid)
      const { pageId, address } = written.length > 0 && random.chance(0.3) ? random.pick(written) : home
      const visit = {
        username: username ?? '',
        portfolioId,
        url: `https://vitrine.example/${address}${random.chance(0.15) ? `?${random.pick(campaigns)}` : ''}`,
        referrer: returning ? '' : random.pick(referrers),
        sessionId: cid,
        cid,
      }
      const request = requestFrom(random.pick(browsers), random.pick(countries))
      if (time < now) events.push(counting.countedView(visit, request, time, pageId))
      const click =
        random.chance(0.3) && links.length > 0
          ? counting.countedClick({ ...visit, ...random.pick(links) }, time + MINUTE_MS, pageId)
          : null
      if (click && time + MINUTE_MS < now) events.push(click)
    }
  }
  const here = {
    username: username ?? '',
    portfolioId,
    url: `https://vitrine.example/${username}`,
    referrer: '',
    sessionId: 'visitor-now',
    cid: 'visitor-now',
  }
  return [...events, counting.countedView(here, requestFrom(browsers[0] ?? '', 'GB'), now - MINUTE_MS)]
}

/** The parts of a request that counting reads. */
function requestFrom(userAgent: string, country: string): Request {
  const headers: Record<string, string> = { 'user-agent': userAgent, 'x-country-code': country }
  return { get: (name: string) => headers[name.toLowerCase()] } as unknown as Request
}
