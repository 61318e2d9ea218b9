import { CARD_HEIGHT, CARD_WIDTH } from './card/size.ts'

interface Facts {
  title: string
  description: string
  name: string
  canonical: string
  noindex: boolean
}

/** What search engines and social networks are told of a page. @param card the address of its picture */
export function CardHead({
  facts,
  card,
  type,
}: {
  facts: Facts
  card: string
  type: 'profile' | 'article' | 'website'
}) {
  const { title, description, name, canonical, noindex } = facts
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={card} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(CARD_WIDTH)} />
      <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      <meta property="og:image:alt" content={`${type === 'profile' ? name : title}: ${description}`} />
      <meta property="og:site_name" content={name} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={`${type === 'profile' ? name : title}: ${description}`} />
    </>
  )
}
