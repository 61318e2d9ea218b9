import type { PageFacts } from '@vitrine/common/portfolio/page-facts'
import { cardPath } from '@vitrine/common/routes'
import { isTemplateId } from '@vitrine/common/templates/ids'
import manifest from '@vitrine/templates/dist/manifest.json' with { type: 'json' }
import { catalogue } from '@vitrine/templates/catalogue'
import { TemplatePage } from '@vitrine/templates/page'
import { registry } from '@vitrine/templates/registry'
import { pageFontAddresses, pageStyles } from '@vitrine/templates/styles'
import type { PortfolioDocument } from '../lib/documents/portfolio.ts'
import { appOrigin } from '../lib/env.ts'
import { pictureAddress } from '../lib/pictures.ts'
import { CARD_HEIGHT, CARD_WIDTH } from './card/address.ts'
import { htmlDocument } from './document.tsx'
import { pageFacts } from './page-facts.ts'
import { shownBy } from './shown.ts'
import { scriptJson, structuredData } from './structured-data.ts'

interface Page {
  html: string
  css: string
}

/** The public page of a published portfolio. Null where its template is not supported (any more). */
export async function portfolioPage(id: string, username: string, stored: PortfolioDocument): Promise<Page | null> {
  if (!isTemplateId(stored.templateId)) return null
  const definition = await registry[stored.templateId]()
  const { content, design, layout } = stored
  const css = pageStyles(definition, design)
  const origin = appOrigin()
  const facts = pageFacts({ name: stored.name, username, content, origin })
  const data = structuredData({
    facts,
    username,
    content,
    shown: shownBy(catalogue[stored.templateId].metadata, layout),
    picture: (source) => absolute(pictureAddress(source), origin),
    publishedAt: stored.publishedAt?.toDate() ?? null,
    updatedAt: stored.updatedAt.toDate(),
  })
  const html = htmlDocument({
    css,
    head: (
      <>
        <PageHead facts={facts} card={origin + cardPath(username, stored.revision)} />
        {pageFontAddresses(definition, design).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <script
          src={`/enhance/${manifest.scripts[stored.templateId]}`}
          defer
          data-username={username}
          data-portfolio={id}
        />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
      </>
    ),
    body: (
      <body>
        <TemplatePage definition={definition} content={content} layout={layout} picture={pictureAddress} />
      </body>
    ),
  })
  return { html, css }
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
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(CARD_WIDTH)} />
      <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      <meta property="og:image:alt" content={cardAlt} />
      <meta property="og:site_name" content="Vitrine" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={cardAlt} />
    </>
  )
}
