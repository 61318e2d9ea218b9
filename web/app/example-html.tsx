import { examplePagePath, examplePath, templateCardPath, templatePath } from '@vitrine/common/routes'
import type { TemplateListing } from '@vitrine/common/templates/listing'
import { type ExampleInput, exampleHome, exampleWritten } from '@vitrine/templates/example-page'
import { loadExamplePage } from '@vitrine/templates/pages/example-page'
import { EntranceHead } from './entrance-head.tsx'

interface Source extends Pick<ExampleInput, 'minifyStyles' | 'hashOf'> {
  listing: TemplateListing
  origin: string
  /** The addresses of scripts that count no visits: the template's, and those of pages. */
  scripts: Record<'home' | 'plain' | 'blocks', string>
}

/** The documents at `/portfolio/{templateId}` and below it by their paths, for the build: they change only with a release. */
export async function exampleHtml({
  listing: { id, name, subtitle, author },
  origin,
  scripts,
  ...files
}: Source): Promise<Map<string, string>> {
  const page = await loadExamplePage(id)
  const card = { src: origin + templateCardPath(id), alt: `A portfolio made with the template ${name}` }
  const headOf = (path: string, title: string, description: string) => {
    const canonical = origin + path
    return (
      <EntranceHead
        title={`${title} – Vitrine`}
        description={description}
        canonical={canonical}
        card={card}
        data={{
          '@type': 'WebPage',
          '@id': canonical,
          url: canonical,
          name: title,
          description,
          primaryImageOfPage: card.src,
          about: { '@id': `${origin}${templatePath(id)}#template` },
          author: { '@type': 'Organization', name: author },
        }}
      />
    )
  }
  const [home, written] = [examplePath(id), examplePagePath(id, page.slug)]
  const kind = page.kind === 'study' ? 'case study' : 'article'
  return new Map([
    [
      home,
      await exampleHome({
        id,
        page,
        ...files,
        script: scripts.home,
        head: headOf(
          home,
          `${name} template`,
          `${subtitle}. See the ${name} template as a complete portfolio website.`,
        ),
      }),
    ],
    [
      written,
      await exampleWritten({
        id,
        page,
        ...files,
        scripts,
        head: headOf(
          written,
          `${page.content.title}, an example of the ${name} template`,
          `See what ${page.kind === 'study' ? 'a' : 'an'} ${kind} looks like in the ${name} template.`,
        ),
      }),
    ],
  ])
}
