import type { ReactNode } from 'react'
import { shownText } from '@vitrine/common/portfolio/stand-ins'
import type { TemplateDefinition, TemplatePageProps } from '../definition.ts'
import { SmallPrint } from '../parts/small-print.tsx'
import { SkipLink } from '../parts/skip-link.tsx'
import formsCss from '../parts/forms.css?inline'
import { About } from './about.tsx'
import { Contact } from './contact.tsx'
import { design } from './design.ts'
import { Experience } from './experience.tsx'
import { Header } from './header.tsx'
import { Hero } from './hero.tsx'
import { Projects } from './projects.tsx'
import { SectionFrame } from './section-frame.tsx'
import { jobs, projects, shownSections, type Section } from './sections.ts'
import css from './styles.css?inline'

function Page({ content, shows, picture, username, madeWith }: TemplatePageProps) {
  const name = shownText(content, 'hero.name') || 'Portfolio'
  const sections = shownSections(content, shows)
  const bodies: Record<Section['id'], () => ReactNode> = {
    about: () => <About about={content.about} />,
    experience: () => <Experience jobs={jobs(content.work)} />,
    projects: () => <Projects projects={projects(content.projects)} picture={picture} />,
    contact: () => <Contact contact={content.contact} username={username} />,
  }
  return (
    <div id="top" className="page">
      <SkipLink />
      {sections.length > 0 && <Header name={name} sections={sections} />}
      <main id="content" tabIndex={-1}>
        <Hero
          hero={content.hero}
          picture={picture}
          name={name}
          canContact={sections.some(({ id }) => id === 'contact')}
        />
        {sections.map((section) => (
          <SectionFrame key={section.id} {...section}>
            {bodies[section.id]()}
          </SectionFrame>
        ))}
      </main>
      <footer className="site-footer">
        <div className="footer-bar">
          <SmallPrint name={name} madeWith={madeWith} top={sections.length > 0 && '#top'} />
        </div>
      </footer>
    </div>
  )
}

export const template: TemplateDefinition = {
  design,
  behaviours: ['menu', 'scroll-spy', 'typing', 'forms'],
  css: formsCss + css,
  Page,
}
