import { shownText } from '@vitrine/common/portfolio/stand-ins'
import type { TemplatePageProps } from '../definition.ts'
import { SkipLink } from '../parts/skip-link.tsx'
import { About } from './about.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Hero } from './hero.tsx'
import { Awards, Tools } from './honours.tsx'
import { Process } from './process.tsx'
import { Projects } from './projects.tsx'
import { type SectionId, shownSections } from './sections.ts'
import { Services } from './services.tsx'
import { Testimonials } from './testimonials.tsx'

export function Page({ content, shows, picture, madeWith }: TemplatePageProps) {
  const name = shownText(content, 'hero.name') || 'Portfolio'
  const sections = shownSections({ content, shows, picture })
  const shown = (id: SectionId) => sections.some((section) => section.id === id)
  return (
    <div id="top" className={sections.length > 0 ? 'page' : 'page page-bare'}>
      <SkipLink />
      <Header content={content} sections={sections} />
      <main id="content" tabIndex={-1}>
        <Hero hero={content.hero} name={name} />
        {shown('projects') && <Projects content={content} picture={picture} />}
        {shown('about') && <About about={content.about} picture={picture} />}
        {shown('services') && <Services content={content} />}
        {shown('process') && <Process content={content} />}
        {shown('testimonials') && <Testimonials content={content} />}
        {(shown('awards') || shown('tools')) && (
          <div className="honours">
            {shown('awards') && <Awards content={content} />}
            {shown('tools') && <Tools tools={content.tools} />}
          </div>
        )}
        {shown('cta') && <CallToAction content={content} />}
      </main>
      <Footer content={content} name={name} madeWith={madeWith} isLong={sections.length > 0} />
    </div>
  )
}
