import { LRUCache } from 'lru-cache'
import type { TemplateSummary } from '@vitrine/common/api/shapes'
import { publicPath } from '@vitrine/common/routes'
import type { TemplateDetails } from '@vitrine/common/store-pages'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { withDeadline } from '../../lib/deadline.ts'
import { servedDomain } from '../../lib/documents/domain.ts'
import { allLive } from '../../lib/documents/live.ts'
import { reviewsOf, templateSummaries, toReview } from '../../lib/documents/template.ts'
import { servesManyRequests } from '../../lib/env.ts'
import type { Listed } from '../sitemap.ts'

/** As long as an instance keeps public pages (page-cache.ts). What is kept is what they are made from: any address has a query. */
const KEPT = { ttl: servesManyRequests() ? 10_000 : 1, ignoreFetchAbort: true }

const REVIEWS_SHOWN = 10
const USES_SHOWN = 6
/** Some of them are left out after reading: those that search engines may not list. */
const USES_READ = 3 * USES_SHOWN

const templates = new LRUCache<'all', TemplateSummary[]>({
  ...KEPT,
  max: 1,
  fetchMethod: () => withDeadline('shared', templateSummaries),
})

const details = new LRUCache<TemplateId, Omit<TemplateDetails, 'template'>>({
  ...KEPT,
  max: templateIds.length,
  fetchMethod: (id) => withDeadline('shared', () => readDetails(id)),
})

export const storeTemplates = async (): Promise<TemplateSummary[]> => (await templates.fetch('all')) ?? []

export const templateUses = async (id: TemplateId): Promise<Omit<TemplateDetails, 'template'>> =>
  (await details.fetch(id)) ?? { reviews: [], uses: [] }

async function readDetails(id: TemplateId): Promise<Omit<TemplateDetails, 'template'>> {
  const [reviews, live] = await Promise.all([
    reviewsOf(id).orderBy('updatedAt', 'desc').limit(REVIEWS_SHOWN).get(),
    allLive()
      .where('templateId', '==', id)
      .orderBy('onlineSince', 'desc')
      .select('username', 'content.meta.noindex', 'content.domain', 'provedDomain', 'domainServes', 'ownerPlan')
      .limit(USES_READ)
      .get(),
  ])
  return {
    reviews: reviews.docs.map((snapshot) => toReview(snapshot.data())),
    uses: live.docs.flatMap((snapshot) => usesOf(snapshot.data() as Listed)).slice(0, USES_SHOWN),
  }
}

/** Where a page is found that search engines may list. */
function usesOf({ username, content, ...stored }: Listed): TemplateDetails['uses'][number][] {
  if (content?.meta?.noindex) return []
  const domain = servedDomain({ ...stored, content: content ?? {} })
  return [domain ? { name: domain, address: `https://${domain}/` } : { name: username, address: publicPath(username) }]
}
