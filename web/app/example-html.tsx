import { examplePath, templateCardPath, templatePath } from '@vitrine/common/routes'
import type { TemplateListing } from '@vitrine/common/templates/listing'
import { type ExamplePageInput, examplePage } from '@vitrine/templates/example-page'
import { EntranceHead } from './entrance-head.tsx'

interface Source extends Pick<ExamplePageInput, 'minifyStyles' | 'hashOf' | 'script'> {
  listing: TemplateListing
  origin: string
}

/** The document at `/portfolio/{templateId}`, for the build: it changes only with a release. */
export function exampleHtml({ listing: { id, name, subtitle, author }, origin, ...files }: Source): Promise<string> {
  const canonical = origin + examplePath(id)
  const card = { src: origin + templateCardPath(id), alt: `A portfolio made with the template ${name}` }
  const description = `${subtitle}. See the ${name} template as a complete portfolio website.`
  return examplePage({
    id,
    ...files,
    head: (
      <EntranceHead
        title={`${name} template – Vitrine`}
        description={description}
        canonical={canonical}
        card={card}
        data={{
          '@type': 'WebPage',
          '@id': canonical,
          url: canonical,
          name: `${name} template`,
          description,
          primaryImageOfPage: card.src,
          about: { '@id': `${origin}${templatePath(id)}#template` },
          author: { '@type': 'Organization', name: author },
        }}
      />
    ),
  })
}
