import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import { defineTemplate, type TemplatePageProps } from '../definition.ts'
import formsCss from '../parts/forms.css?inline'
import { SkipLink } from '../parts/skip-link.tsx'
import { SmallPrint } from '../parts/small-print.tsx'
import { Bar } from './bar.tsx'
import { Certifications } from './certifications.tsx'
import { Contact } from './contact.tsx'
import { design } from './design.ts'
import { Diplomas } from './diplomas.tsx'
import { Education } from './education.tsx'
import { Experience } from './experience.tsx'
import { Hero } from './hero.tsx'
import { linksOf } from './navigation.ts'
import { Flourish, Ornaments } from './ornaments.tsx'
import { Patents } from './patents.tsx'
import { Projects } from './projects.tsx'
import { Publications } from './publications.tsx'
import { SectionFrame } from './section-frame.tsx'
import { sections } from './sections.ts'
import { Skills } from './skills.tsx'
import css from './styles.css?inline'

function Page({ body, madeWith, ...page }: TemplatePageProps) {
  const { content, picture } = page
  const name = textWithFallback(content, 'hero.name')
  const links = linksOf(content.nav, page.sections)
  return (
    <div className="page">
      <SkipLink />
      <Ornaments />
      {links.length > 0 && (
        <Bar name={name || 'Portfolio'} links={links} mobileMenu={content.nav?.showMobileMenu !== false} />
      )}
      <main id="content" tabIndex={-1}>
        <Hero content={content} picture={picture} />
        {body.map(({ element }) => element)}
      </main>
      <footer>
        <Flourish />
        <SmallPrint name={name} madeWith={madeWith} top={body.length > 0 && '#hero'} />
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
})
