import { languageOf } from '@vitrine/common/languages'
import { pageCardPath } from '@vitrine/common/routes'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import type { TemplateId } from '@vitrine/common/templates/ids'
import manifest from '@vitrine/templates/dist/manifest.json' with { type: 'json' }
import { loadWording } from '@vitrine/templates/words/load-wording'
import { ownerMark } from '@vitrine/templates/page-scripts/owner-mark'
import type { PictureSets } from '@vitrine/templates/picture-sets'
import type { LivePage } from '../../lib/documents/live-document.ts'
import type { PublicPortfolio } from '../../lib/documents/published.ts'
import { appOrigin } from '../../lib/env.ts'
import { pictureAddress } from '../../lib/pictures.ts'
import type { HtmlDocument } from '../document.tsx'
import type { PageNeeds } from '../headers.ts'
import { iconOf } from '../icon.ts'
import { languagesOfPage } from '../languages.ts'
import { PageScripts } from '../page-scripts.tsx'
import { CardHead } from '../page-head.tsx'
import { scriptJson } from '@vitrine/common/script-json'
import { writtenDocument } from './document.tsx'
import { shownPages, writtenFacts } from './facts.ts'
import { FeedLinks } from './feed-links.tsx'
import { writtenData } from './structured-data.ts'

interface Source {
  id: string
  portfolio: PublicPortfolio
  templateId: TemplateId
  page: LivePage
  content: PageContent
  pictureSets: PictureSets
  onDomain: boolean
}

/** The public page of a case study or an article as HTML: everything but the reading. */
export async function writtenHtml({
  id,
  portfolio,
  templateId,
  page,
  content,
  pictureSets,
  onDomain,
}: Source): Promise<HtmlDocument & PageNeeds> {
  const { username, ownerPlan } = portfolio
  const origin = appOrigin()
  const wording = await loadWording(languageOf(portfolio.content))
  const facts = writtenFacts(portfolio, page, wording.say)
  const cover = pictureAddress({ src: page.cover, path: page.coverPath })
  const data = writtenData({ facts, page, cover: cover && new URL(cover, origin).href })
  const { language, alternates, links } = languagesOfPage(portfolio, page, onDomain)
  const owner = await ownerMark(portfolio.ownerId, id)
  return writtenDocument({
    templateId,
    page,
    content,
    site: portfolio,
    plan: ownerPlan ?? 'free',
    wording,
    languages: links,
    shown: shownPages(portfolio, onDomain),
    picture: pictureAddress,
    pictureSets,
    icon: iconOf(portfolio, username, pictureSets),
    head: (
      <>
        <CardHead
          facts={facts}
          type={page.kind === 'article' ? 'article' : 'website'}
          card={origin + pageCardPath(username, page.id, portfolio.revision, portfolio.inAddress)}
          language={language}
          alternates={alternates}
        />
        {page.kind === 'article' && (
          <>
            <meta property="article:published_time" content={page.date || page.publishedAt.toDate().toISOString()} />
            <meta property="article:modified_time" content={page.updatedAt.toDate().toISOString()} />
          </>
        )}
        <FeedLinks portfolio={portfolio} say={wording.say} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
      </>
    ),
    script: (kind) => (
      <PageScripts file={manifest.pages[kind]} id={id} username={username} owner={owner} links={links} />
    ),
  })
}
