import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import { defineTemplate, type TemplatePageProps } from '../definition.ts'
import formsCss from '../parts/forms.css?inline'
import { SkipLink } from '../parts/skip-link.tsx'
import { SmallPrint } from '../parts/small-print.tsx'
import { hasSection, navigationOf } from '../visible-sections.ts'
import { About } from './about.tsx'
import { Contact } from './contact.tsx'
import { design } from './design.ts'
import { Experience } from './experience.tsx'
import { Header } from './header.tsx'
import { Hero } from './hero.tsx'
import { Projects } from './projects.tsx'
import { SectionFrame } from './section-frame.tsx'
import { sections } from './sections.ts'
import css from './styles.css?inline'

function Page({ body, madeWith, ...page }: TemplatePageProps) {
  const { content, picture } = page
  const name = textWithFallback(content, 'hero.name') || 'Portfolio'
  return (
    <div id="top" className="page">
      <SkipLink />
      {body.length > 0 && <Header name={name} links={navigationOf(page.sections)} />}
      <main id="content" tabIndex={-1}>
        <Hero hero={content.hero} picture={picture} name={name} canContact={hasSection(body, 'contact')} />
        {body.map(({ element }) => element)}
      </main>
      <footer className="site-footer">
        <div className="footer-bar">
          <SmallPrint name={name} madeWith={madeWith} top={body.length > 0 && '#top'} />
        </div>
      </footer>
    </div>
  )
}

export const template = defineTemplate({
  design,
  behaviours: ['menu', 'scroll-spy', 'typing', 'forms'],
  css: formsCss + css,
  sections,
  components: { about: About, experience: Experience, projects: Projects, contact: Contact },
  Frame: SectionFrame,
  Page,
})
