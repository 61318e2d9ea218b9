import type { Language } from '@vitrine/common/languages'
import { CARD_HEIGHT, CARD_WIDTH } from './card/size.ts'

interface Facts {
  title: string
  description: string
  name: string
  canonical: string
  noindex: boolean
}

/** A page in one of its languages, by its full address. */
export interface Alternate {
  language: Language
  address: string
}

interface CardHeadProps {
  facts: Facts
  /** The address of its picture. */
  card: string
  type: 'profile' | 'article' | 'website'
  language: Language
  /** The page in all of its languages, the original first; none where it has one. */
  alternates: readonly Alternate[]
}

/** Networks want a country with each language: the one with the most readers. */
const localeOf = (language: Language) => {
  const locale = new Intl.Locale(language).maximize()
  return `${locale.language}_${locale.region}`
}

/** What search engines and social networks are told of a page. */
export function CardHead({ facts, card, type, language, alternates }: CardHeadProps) {
  const { title, description, name, canonical, noindex } = facts
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {alternates.map((other) => (
        <link key={other.language} rel="alternate" hrefLang={other.language} href={other.address} />
      ))}
      {alternates[0] && <link rel="alternate" hrefLang="x-default" href={alternates[0].address} />}
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {alternates.length > 0 && (
        <>
          <meta property="og:locale" content={localeOf(language)} />
          {alternates
            .filter((other) => other.language !== language)
            .map((other) => (
              <meta key={other.language} property="og:locale:alternate" content={localeOf(other.language)} />
            ))}
        </>
      )}
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
