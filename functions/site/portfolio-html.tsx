import { languageOf } from '@vitrine/common/languages'
import { plans } from '@vitrine/common/plans'
import { cardPath } from '@vitrine/common/routes'
import { scriptJson } from '@vitrine/common/script-json'
import type { TemplateId } from '@vitrine/common/templates/ids'
import manifest from '@vitrine/templates/dist/manifest.json' with { type: 'json' }
import { asksForSubscribers } from '@vitrine/templates/forms'
import { ownerMark } from '@vitrine/templates/page-scripts/owner-mark'
import { pageFacts } from '@vitrine/templates/page-facts'
import { newsletterEndpoint } from '@vitrine/templates/parts/forms'
import type { ShownPages } from '@vitrine/templates/pages/shown-page'
import type { SitePages } from '@vitrine/templates/pages/site-pages'
import type { PictureSets } from '@vitrine/templates/picture-sets'
import { registry } from '@vitrine/templates/registry'
import { loadWording } from '@vitrine/templates/words/load-wording'
import type { PublicPortfolio } from '../lib/documents/published.ts'
import { appOrigin } from '../lib/env.ts'
import { pictureAddress } from '../lib/pictures.ts'
import type { HtmlDocument } from './document.tsx'
import { iconOf } from './icon.ts'
import { languagesOfPage } from './languages.ts'
import { structuredData } from './structured-data.ts'
import { CardHead } from './page-head.tsx'
import { PageScripts } from './page-scripts.tsx'
import { templateDocument } from './template-document.tsx'
import { shownPages } from './written/facts.ts'
import { FeedLinks } from './written/feed-links.tsx'

interface Source {
  id: string
  username: string
  portfolio: PublicPortfolio
  templateId: TemplateId
  pictureSets: PictureSets
  /** Whether it is shown at its own domain. */
  onDomain?: boolean
}

export interface Page extends HtmlDocument {
  /** The origin of the owner's own newsletter service, which the page's form talks to. */
  connect: string | null
}

/** The public page of a portfolio as HTML: everything but the reading. */
export async function portfolioHtml({
  id,
  username,
  portfolio,
  templateId,
  pictureSets,
  onDomain = false,
}: Source): Promise<Page> {
  const [definition, wording] = await Promise.all([registry[templateId](), loadWording(languageOf(portfolio.content))])
  const { content, design, layout } = portfolio
  const origin = appOrigin()
  const facts = pageFacts({ ...portfolio, username, origin, say: wording.say })
  const data = structuredData({
    facts,
    username,
    content,
    picture: (source) => absolute(pictureAddress(source), origin),
    publishedAt: portfolio.publishedAt.toDate(),
    updatedAt: portfolio.updatedAt.toDate(),
  })
  const owner = await ownerMark(portfolio.ownerId, id)
  const { language, alternates, links } = languagesOfPage(portfolio, null, onDomain)
  const document = templateDocument({
    definition,
    content,
    design,
    layout,
    picture: pictureAddress,
    pictureSets,
    pages: await pagesOf(shownPages(portfolio, onDomain)),
    wording,
    languages: links,
    username,
    madeWith: plans[portfolio.ownerPlan ?? 'free'].showsMadeWith,
    icon: iconOf(portfolio, username, pictureSets),
    head: (
      <>
        <CardHead
          facts={facts}
          type="profile"
          card={origin + cardPath(username, portfolio.revision, portfolio.inAddress)}
          language={language}
          alternates={alternates}
        />
        <FeedLinks portfolio={portfolio} say={wording.say} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
      </>
    ),
    // Named after the first picture, which then gets the connection that the page came by.
    after: <PageScripts file={manifest.scripts[templateId]} id={id} username={username} owner={owner} links={links} />,
  })
  const endpoint = asksForSubscribers(templateId, content, layout) ? newsletterEndpoint(content.newsletter) : null
  return { ...document, connect: endpoint && new URL(endpoint).origin }
}

/** Home pages without case studies and articles load nothing of them. */
export const pagesOf = async (shown: ShownPages): Promise<SitePages | undefined> =>
  shown.pages.length > 0 ? (await import('@vitrine/templates/pages/site-pages')).sitePages(shown) : undefined

const absolute = (address: string | null, origin: string) => address && new URL(address, origin).href
