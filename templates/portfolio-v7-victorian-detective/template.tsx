import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { ReactNode } from 'react'
import { shownText } from '@vitrine/common/portfolio/stand-ins'
import type { TemplateDefinition, TemplatePageProps } from '../definition.ts'
import formsCss from '../parts/forms.css?inline'
import { SmallPrint } from '../parts/small-print.tsx'
import { SkipLink } from '../parts/skip-link.tsx'
import { Bar } from './bar.tsx'
import { Certifications } from './certifications.tsx'
import { Contact } from './contact.tsx'
import { design } from './design.ts'
import { Diplomas } from './diplomas.tsx'
import { Education } from './education.tsx'
import { Experience } from './experience.tsx'
import { Hero } from './hero.tsx'
import { navigationOf } from './navigation.ts'
import { Flourish, Ornaments } from './ornaments.tsx'
import { Patents } from './patents.tsx'
import { Projects } from './projects.tsx'
import { Publications } from './publications.tsx'
import { SectionFrame } from './section-frame.tsx'
import {
  certifications,
  degrees,
  diplomas,
  patents,
  positions,
  projects,
  publications,
  type Section,
  shownSections,
  skillCategories,
} from './sections.ts'
import { Skills } from './skills.tsx'
import css from './styles.css?inline'

function Page({ content, shows, picture, username, madeWith }: TemplatePageProps) {
  const name = shownText(content, 'hero.name')
  const sections = shownSections(content, shows)
  const entries = navigationOf(content.nav, sections)
  return (
    <div className="page">
      <SkipLink />
      <Ornaments />
      {entries.length > 0 && (
        <Bar name={name || 'Portfolio'} entries={entries} mobileMenu={content.nav?.showMobileMenu !== false} />
      )}
      <main id="content" tabIndex={-1}>
        <Hero content={content} picture={picture} />
        {sections.map((section, index) => (
          <SectionFrame key={section.id} {...section} index={index}>
            {bodyOf(section.id, content, picture, username)}
          </SectionFrame>
        ))}
      </main>
      <footer>
        <Flourish />
        <SmallPrint name={name} madeWith={madeWith} top={sections.length > 0 && '#hero'} />
      </footer>
    </div>
  )
}

function bodyOf(
  id: Section['id'],
  content: PortfolioContent,
  picture: TemplatePageProps['picture'],
  username: string | null,
): ReactNode {
  switch (id) {
    case 'experience':
      return <Experience positions={positions(content)} />
    case 'skills':
      return <Skills categories={skillCategories(content)} />
    case 'education':
      return <Education degrees={degrees(content)} />
    case 'projects':
      return <Projects projects={projects(content)} picture={picture} />
    case 'certifications':
      return <Certifications certifications={certifications(content)} />
    case 'graduate-certifications':
      return <Diplomas diplomas={diplomas(content)} picture={picture} />
    case 'publications':
      return <Publications publications={publications(content)} />
    case 'patents':
      return <Patents patents={patents(content)} />
    case 'contact':
      return <Contact content={content} username={username} />
  }
}

export const template: TemplateDefinition = {
  design,
  behaviours: ['menu', 'scroll-spy', 'typing', 'forms'],
  css: formsCss + css,
  Page,
}
