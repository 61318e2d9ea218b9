import { template as files, templateFacts } from 'virtual:entrance-files'
import type { TemplateDetails as Details } from '@vitrine/common/store-pages'
import { appRoutes, templateCardPath, templatePath } from '@vitrine/common/routes'
import { documentTitle } from '../lib/page-title.ts'
import { inSentence } from '../lib/words/in-sentence.ts'
import { appLocale } from '../lib/words/language.ts'
import { heard, say } from '../lib/words/say.ts'
import { TemplateDetails } from '../features/store/index.ts'
import { entranceDocument } from './entrance-document.tsx'
import { ExpectedActions } from './site-header.tsx'
import { SiteLayout } from './site-layout.tsx'

/** `/templates/{id}` as a document. It has no app behind it: its links lead into it. */
export function templateDocument(details: Details, origin: string): string {
  return entranceDocument({
    files,
    facts: factsOf(details, origin),
    body: (
      <SiteLayout actions={<ExpectedActions />}>
        <TemplateDetails {...details} {...templateFacts[details.template.id]} />
      </SiteLayout>
    ),
  })
}

function factsOf({ template, reviews }: Details, origin: string) {
  const { id, name, subtitle, category, author, priceCents, currency, available } = template
  const canonical = origin + templatePath(id)
  const list = new Intl.ListFormat(appLocale(), { style: 'narrow' })
  const card = { src: origin + templateCardPath(id), alt: say('A portfolio made with the template {name}', { name }) }
  return {
    title: documentTitle(say('{name}: {category} portfolio template', { name, category: inSentence(heard(category)) })),
    description: say('{text}. {more}', {
      text: heard(subtitle),
      more: say('{text}.', { text: list.format(template.features.slice(0, 3).map(heard)) }),
    }),
    canonical,
    card,
    data: {
      '@type': 'Product',
      '@id': `${canonical}#template`,
      url: canonical,
      name,
      description: heard(subtitle),
      category: heard(category),
      image: card.src,
      brand: { '@type': 'Brand', name: author },
      offers: {
        '@type': 'Offer',
        url: canonical,
        price: (priceCents / 100).toFixed(2),
        priceCurrency: currency.toUpperCase(),
        availability: `https://schema.org/${available ? 'InStock' : 'PreOrder'}`,
        seller: { '@type': 'Organization', name: 'Vitrine', url: origin + appRoutes.landing },
      },
      ...(template.reviews > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: template.rating.toFixed(1),
          reviewCount: template.reviews,
        },
        review: reviews.map((review) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: review.author },
          datePublished: review.updatedAt,
          reviewBody: review.text || undefined,
          reviewRating: { '@type': 'Rating', ratingValue: review.rating },
        })),
      }),
    },
  }
}
