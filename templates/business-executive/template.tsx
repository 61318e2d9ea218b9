import { defineTemplate } from '../define-template.ts'
import type { TemplatePageProps } from '../definition.ts'
import { nameOf } from '../parts/content.ts'
import { Elements } from '../parts/elements.tsx'
import filterCss from '../parts/filter.css?inline'
import formsCss from '../parts/forms.css?inline'
import { useSay } from '../parts/say.ts'
import { SmallPrint } from '../parts/small-print.tsx'
import { hasSection, navigationOf } from '../visible-sections.ts'
import { Author } from './components/author.tsx'
import { CallToAction } from './components/call-to-action.tsx'
import { Contact } from './components/contact.tsx'
import { Latest } from './components/latest.tsx'
import { Lead } from './components/lead.tsx'
import { Masthead } from './components/masthead.tsx'
import { Newsletter } from './components/newsletter.tsx'
import { Press } from './components/press.tsx'
import { frontPage } from './content.ts'
import { design } from './design.ts'
import { sections } from './sections.ts'
import css from './styles.css?inline'

function Page({
  content,
  picture,
  pageOf,
  sections: visible,
  header,
  opening,
  body,
  footer,
  madeWith,
}: TemplatePageProps) {
  // The front page: the article that leads, and beside it what else opens the page.
  const lead = hasSection(body, 'articles') ? frontPage(content).lead : undefined
  const opens = opening.length > 0
  return (
    <div className="paper">
      <Elements of={header} />
      <main id="content" tabIndex={-1}>
        {(lead || opens) && (
          <div className={`front front-${lead && opens ? 'both' : lead ? 'lead' : 'author'}`}>
            {lead && <Lead article={lead} picture={picture} pageOf={pageOf} />}
            <Elements of={opening} />
          </div>
        )}
        <Elements of={body} />
      </main>
      <footer className="colophon">
        <Elements of={footer} />
        <div className="imprint">
          <SmallPrint
            name={nameOf(content, useSay())}
            from={content.hero}
            field="name"
            madeWith={madeWith}
            top={navigationOf(visible).length > 0 && '#top'}
          />
        </div>
      </footer>
    </div>
  )
}

export const template = defineTemplate({
  design,
  behaviours: ['filter', 'forms'],
  css: filterCss + formsCss + css,
  sections,
  components: {
    hero: Masthead,
    articles: Latest,
    author: Author,
    press: Press,
    newsletter: Newsletter,
    cta: CallToAction,
    contact: Contact,
  },
  Page,
  pageLook: async () => (await import('./page-look.tsx')).pageLook,
})
