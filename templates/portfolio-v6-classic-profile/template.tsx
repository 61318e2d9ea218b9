import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import { defineTemplate } from '../define-template.ts'
import type { TemplatePageProps } from '../definition.ts'
import { Elements } from '../parts/elements.tsx'
import formsCss from '../parts/forms.css?inline'
import { SmallPrint } from '../parts/small-print.tsx'
import { About } from './components/about.tsx'
import { Contact } from './components/contact.tsx'
import { Handles } from './components/handles.tsx'
import { Intro } from './components/intro.tsx'
import { Projects } from './components/projects.tsx'
import { SectionFrame } from './components/section-frame.tsx'
import { Side } from './components/side.tsx'
import { Skills } from './components/skills.tsx'
import { Education, Experience } from './components/timeline.tsx'
import { design } from './design.ts'
import { sections } from './sections.ts'
import css from './styles.css?inline'

function Page({ content, header, opening, body, madeWith }: TemplatePageProps) {
  return (
    <div id="home" className={opening.length + body.length > 0 ? 'page' : 'page page-bare'}>
      <Elements of={header} />
      <main id="content" tabIndex={-1}>
        <Elements of={opening} />
        <Elements of={body} />
      </main>
      <footer>
        <SmallPrint
          name={textWithFallback(content, 'hero.name')}
          from={content.hero}
          field="name"
          madeWith={madeWith}
          top={body.length > 0 && '#home'}
        />
      </footer>
    </div>
  )
}

export const template = defineTemplate({
  design,
  behaviours: ['scroll-spy', 'typing', 'reveal', 'forms'],
  css: formsCss + css,
  sections,
  components: {
    home: Side,
    intro: Intro,
    about: About,
    education: Education,
    experience: Experience,
    skills: Skills,
    projects: Projects,
    handles: Handles,
    contact: Contact,
  },
  Frame: SectionFrame,
  Page,
  pageLook: async () => (await import('./page-look.tsx')).pageLook,
})
