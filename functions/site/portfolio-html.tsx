import { plans } from '@vitrine/common/plans'
import { cardPath } from '@vitrine/common/routes'
import { scriptJson } from '@vitrine/common/script-json'
import type { TemplateId } from '@vitrine/common/templates/ids'
import manifest from '@vitrine/templates/dist/manifest.json' with { type: 'json' }
import { asksForSubscribers } from '@vitrine/templates/forms'
import { ownerMark } from '@vitrine/templates/page-scripts/owner-mark'
import { pageFacts, type PageFacts } from '@vitrine/templates/page-facts'
import { newsletterEndpoint } from '@vitrine/templates/parts/forms'
import type { PictureSets } from '@vitrine/templates/picture-sets'
import { registry } from '@vitrine/templates/registry'
import type { PublicPortfolio } from '../lib/documents/published.ts'
import { appOrigin } from '../lib/env.ts'
import { pictureAddress } from '../lib/pictures.ts'
import { CARD_HEIGHT, CARD_WIDTH } from './card/size.ts'
import type { HtmlDocument } from './document.tsx'
import { iconOf } from './icon.ts'
import { structuredData } from './structured-data.ts'
import { templateDocument } from './template-document.tsx'

interface Source {
  id: string
  username: string
  portfolio: PublicPortfolio
  templateId: TemplateId
  pictureSets: PictureSets
}

export interface Page extends HtmlDocument {
  /** The origin of the owner's own newsletter service, which the page's form talks to. */
  connect: string | null
}

/** The public page of a portfolio as HTML: everything but the reading. */
export async function portfolioHtml({ id, username, portfolio, templateId, pictureSets }: Source): Promise<Page> {
  const definition = await registry[templateId]()
  const { content, design, layout } = portfolio
  const origin = appOrigin()
  const facts = pageFacts({ ...portfolio, username, origin })
  const data = structuredData({
    facts,
    username,
    content,
    picture: (source) => absolute(pictureAddress(source), origin),
    publishedAt: portfolio.publishedAt.toDate(),
    updatedAt: portfolio.updatedAt.toDate(),
  })
  const owner = await ownerMark(portfolio.ownerId, id)
  const document = templateDocument({
    definition,
    content,
    design,
    layout,
    picture: pictureAddress,
    pictureSets,
    username,
    madeWith: plans[portfolio.ownerPlan ?? 'free'].showsMadeWith,
    icon: iconOf(portfolio, username, pictureSets),
    head: (
      <>
        <PageHead facts={facts} card={origin + cardPath(username, portfolio.revision)} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
      </>
    ),
    // Named after the first picture, which then gets the connection that the page came by.
    after: (
      <script
        src={`/enhance/${manifest.scripts[templateId]}`}
        defer
        data-username={username}
        data-portfolio={id}
        data-owner={owner}
      />
    ),
  })
  const endpoint = asksForSubscribers(templateId, content, layout) ? newsletterEndpoint(content.newsletter) : null
  return { ...document, connect: endpoint && new URL(endpoint).origin }
}

const absolute = (address: string | null, origin: string) => address && new URL(address, origin).href

function PageHead({ facts, card }: { facts: PageFacts; card: string }) {
  const { title, description, name, canonical, noindex } = facts
  const cardAlt = `${name}: ${description}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="profile" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={card} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(CARD_WIDTH)} />
      <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      <meta property="og:image:alt" content={cardAlt} />
      <meta property="og:site_name" content={name} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={cardAlt} />
    </>
  )
}
