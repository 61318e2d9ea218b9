import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { ReactNode } from 'react'
import { shownText } from '@vitrine/common/portfolio/stand-ins'
import type { TemplateDefinition, TemplatePageProps } from '../definition.ts'
import formsCss from '../parts/forms.css?inline'
import { SmallPrint } from '../parts/small-print.tsx'
import { SkipLink } from '../parts/skip-link.tsx'
import { About } from './about.tsx'
import { Contact } from './contact.tsx'
import { design } from './design.ts'
import { Handles } from './handles.tsx'
import { hasIntro, Intro } from './intro.tsx'
import { Projects } from './projects.tsx'
import { SectionFrame } from './section-frame.tsx'
import { degrees, positions, projects, type Section, shownSections, skills } from './sections.ts'
import { Side } from './side.tsx'
import { SkillBars } from './skill-bars.tsx'
import css from './styles.css?inline'
import { stageOfDegree, stageOfPosition, Timeline } from './timeline.tsx'

function Page({ content, shows, picture, username, madeWith }: TemplatePageProps) {
  const name = shownText(content, 'hero.name')
  const sections = shownSections(content, shows)
  const opens = hasIntro(content.hero)
  return (
    <div id="home" className={opens || sections.length > 0 ? 'page' : 'page page-bare'}>
      <SkipLink />
      <Side content={content} picture={picture} sections={sections} />
      <main id="content" tabIndex={-1}>
        {opens && <Intro hero={content.hero} />}
        {sections.map((section) => (
          <SectionFrame key={section.id} {...section}>
            {bodyOf(section.id, content, picture, username)}
          </SectionFrame>
        ))}
      </main>
      <footer>
        <SmallPrint name={name} madeWith={madeWith} top={sections.length > 0 && '#home'} />
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
    case 'about':
      return <About about={content.about} />
    case 'education':
      return <Timeline stages={degrees(content).map(stageOfDegree)} />
    case 'experience':
      return <Timeline stages={positions(content).map(stageOfPosition)} />
    case 'skills':
      return <SkillBars skills={skills(content)} />
    case 'projects':
      return <Projects projects={projects(content)} picture={picture} />
    case 'handles':
      return <Handles contact={content.contact} />
    case 'contact':
      return <Contact contact={content.contact} username={username} />
  }
}

export const template: TemplateDefinition = {
  design,
  behaviours: ['scroll-spy', 'typing', 'reveal', 'forms'],
  css: formsCss + css,
  Page,
}
