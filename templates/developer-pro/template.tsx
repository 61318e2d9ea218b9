import { defineTemplate } from '../define-template.ts'
import type { TemplatePageProps } from '../definition.ts'
import { nameOf } from '../parts/content.ts'
import { Elements } from '../parts/elements.tsx'
import formsCss from '../parts/forms.css?inline'
import { useSay } from '../parts/say.ts'
import { SmallPrint } from '../parts/small-print.tsx'
import { navigationOf } from '../visible-sections.ts'
import { About } from './components/about.tsx'
import { Contact } from './components/contact.tsx'
import { Experience } from './components/experience.tsx'
import { Header } from './components/header.tsx'
import { Hero } from './components/hero.tsx'
import { Projects } from './components/projects.tsx'
import { SectionFrame } from './components/section-frame.tsx'
import { design } from './design.ts'
import { sections } from './sections.ts'
import css from './styles.css?inline'

function Page({ content, sections: visible, opening, body, madeWith }: TemplatePageProps) {
  return (
    <div id="top" className="page">
      {body.length > 0 && <Header content={content} links={navigationOf(visible)} />}
      <main id="content" tabIndex={-1}>
        <Elements of={opening} />
        <Elements of={body} />
      </main>
      <footer className="site-footer">
        <div className="footer-bar">
          <SmallPrint
            name={nameOf(content, useSay())}
            from={content.hero}
            field="name"
            madeWith={madeWith}
            top={body.length > 0 && '#top'}
          />
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
  components: {
    hero: Hero,
    about: About,
    experience: Experience,
    projects: Projects,
    contact: Contact,
  },
  Frame: SectionFrame,
  Page,
  pageLook: async () => (await import('./page-look.tsx')).pageLook,
})
