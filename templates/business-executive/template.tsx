import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import { defineTemplate, type TemplatePageProps } from '../definition.ts'
import filterCss from '../parts/filter.css?inline'
import formsCss from '../parts/forms.css?inline'
import { SkipLink } from '../parts/skip-link.tsx'
import { hasSection, navigationOf } from '../visible-sections.ts'
import { Author } from './author.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Colophon } from './colophon.tsx'
import { design } from './design.ts'
import { Latest } from './latest.tsx'
import { Lead } from './lead.tsx'
import { Masthead } from './masthead.tsx'
import { Newsletter } from './newsletter.tsx'
import { Press } from './press.tsx'
import { frontPage, sections } from './sections.ts'
import css from './styles.css?inline'

function Page({ body, madeWith, ...page }: TemplatePageProps) {
  const { content, picture, username } = page
  const name = textWithFallback(content, 'hero.name') || 'Portfolio'
  const lead = hasSection(body, 'articles') ? frontPage(content).lead : undefined
  const author = hasSection(page.sections, 'author')
  const links = navigationOf(page.sections)
  return (
    <div className="paper">
      <SkipLink />
      <Masthead hero={content.hero} name={name} links={links} />
      <main id="content" tabIndex={-1}>
        {(lead || author) && (
          <div className={`front front-${lead && author ? 'both' : lead ? 'lead' : 'author'}`}>
            {lead && <Lead article={lead} picture={picture} />}
            {author && <Author content={content} picture={picture} />}
          </div>
        )}
        {body.map(({ element }) => element)}
      </main>
      <Colophon
        name={name}
        content={content}
        username={username}
        section={page.sections.find(({ id }) => id === 'contact')}
        madeWith={madeWith}
        canReturn={links.length > 0}
      />
    </div>
  )
}

export const template = defineTemplate({
  design,
  behaviours: ['filter', 'forms'],
  css: filterCss + formsCss + css,
  sections,
  components: { articles: Latest, press: Press, newsletter: Newsletter, cta: CallToAction },
  Page,
})
