import manifest from '@vitrine/templates/dist/manifest.json' with { type: 'json' }
import { TemplatePage } from '@vitrine/templates/page'
import { registry } from '@vitrine/templates/registry'
import { pageFontAddresses, pageStyles } from '@vitrine/templates/styles'
import type { PortfolioDocument } from '../lib/documents/portfolio.ts'
import { appOrigin } from '../lib/env.ts'
import { pictureAddress } from '../lib/pictures.ts'
import { htmlDocument } from './document.tsx'
import { pageFacts, type PageFacts } from './page-facts.ts'

interface Page {
  html: string
  css: string
}

/** The public page of a published portfolio. Null where its template is not supported (any more). */
export async function portfolioPage(id: string, username: string, stored: PortfolioDocument): Promise<Page | null> {
  const definition = await registry[stored.templateId]?.()
  if (!definition) return null
  const { content, design, layout } = stored
  const css = pageStyles(definition, design)
  const facts = pageFacts({
    name: stored.name,
    username,
    content,
    picture: pictureAddress({ src: content.hero?.profileImage, path: content.hero?.profileImagePath }),
    origin: appOrigin(),
  })
  const html = htmlDocument({
    css,
    head: (
      <>
        <PageHead facts={facts} />
        {pageFontAddresses(definition, design).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <script
          src={`/enhance/${manifest.scripts[stored.templateId]}`}
          defer
          data-username={username}
          data-portfolio={id}
        />
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

function PageHead({ facts }: { facts: PageFacts }) {
  const { title, description, image, canonical, noindex } = facts
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
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  )
}
