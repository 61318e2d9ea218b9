import type { ReactNode } from 'react'
import { scriptJson } from '@vitrine/common/script-json'

export interface EntranceFacts {
  title: string
  description: string
  /** The address that search engines should list. */
  canonical: string
  card: { src: string; alt: string }
  /** What the page shows, in the vocabulary of schema.org. */
  data: object
}

/** What search engines and shared links are told of a page of the store. */
export const EntranceHead = ({ title, description, canonical, card, data }: EntranceFacts): ReactNode => (
  <>
    <title>{title}</title>
    <meta name="description" content={description} />
    <link rel="canonical" href={canonical} />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Vitrine" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={canonical} />
    <meta property="og:image" content={card.src} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={card.alt} />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptJson({ '@context': 'https://schema.org', ...data }) }}
    />
  </>
)
