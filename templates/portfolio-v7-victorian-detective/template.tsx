import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import { defineTemplate } from '../define-template.ts'
import type { TemplatePageProps } from '../definition.ts'
import { Elements } from '../parts/elements.tsx'
import formsCss from '../parts/forms.css?inline'
import { SmallPrint } from '../parts/small-print.tsx'
import { Bar } from './components/bar.tsx'
import { Certifications } from './components/certifications.tsx'
import { Contact } from './components/contact.tsx'
import { Diplomas } from './components/diplomas.tsx'
import { Education } from './components/education.tsx'
import { Experience } from './components/experience.tsx'
import { Hero } from './components/hero.tsx'
import { Flourish, Ornaments } from './components/ornaments.tsx'
import { Patents } from './components/patents.tsx'
import { Projects } from './components/projects.tsx'
import { Publications } from './components/publications.tsx'
import { SectionFrame } from './components/section-frame.tsx'
import { Skills } from './components/skills.tsx'
import { design } from './design.ts'
import { sections } from './sections.ts'
import css from './styles.css?inline'

function Page({ content, header, opening, body, madeWith }: TemplatePageProps) {
  return (
    <div className="page">
      <Ornaments />
      <Elements of={header} />
      <main id="content" tabIndex={-1}>
        <Elements of={opening} />
        <Elements of={body} />
      </main>
      <footer>
        <Flourish />
        <SmallPrint
          name={textWithFallback(content, 'hero.name')}
          from={content.hero}
          field="name"
          madeWith={madeWith}
          top={body.length > 0 && '#hero'}
        />
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
    nav: Bar,
    experience: Experience,
    skills: Skills,
    education: Education,
    projects: Projects,
    certifications: Certifications,
    'graduate-certifications': Diplomas,
    publications: Publications,
    patents: Patents,
    contact: Contact,
  },
  Frame: SectionFrame,
  Page,
  pageLook: async () => (await import('./page-look.tsx')).pageLook,
})
