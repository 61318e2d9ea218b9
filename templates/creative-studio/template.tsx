import { defineTemplate } from '../define-template.ts'
import type { RenderedSection, TemplatePageProps } from '../definition.ts'
import { Elements } from '../parts/elements.tsx'
import { About } from './components/about.tsx'
import { CallToAction } from './components/call-to-action.tsx'
import { Footer } from './components/footer.tsx'
import { Header } from './components/header.tsx'
import { Hero } from './components/hero.tsx'
import { Awards, Tools } from './components/honours.tsx'
import { Process } from './components/process.tsx'
import { Projects } from './components/projects.tsx'
import { Services } from './components/services.tsx'
import { Testimonials } from './components/testimonials.tsx'
import { design } from './design.ts'
import { sections } from './sections.ts'
import css from './styles.css?inline'

function Page({ content, sections: visible, opening, body, footer }: TemplatePageProps) {
  return (
    <div id="top" className={body.length > 0 ? 'page' : 'page page-bare'}>
      <Header content={content} sections={visible} />
      <main id="content" tabIndex={-1}>
        <Elements of={opening} />
        {withHonoursTogether(body).map((group) =>
          group.some(isHonour) ? (
            <div key={group[0]?.id} className="honours">
              <Elements of={group} />
            </div>
          ) : (
            <Elements key={group[0]?.id} of={group} />
          ),
        )}
      </main>
      <Elements of={footer} />
    </div>
  )
}

const isHonour = ({ id }: RenderedSection) => id === 'awards' || id === 'tools'

/** Awards and tools stand beside each other where they are neighbours; every other section is a group of its own. */
function withHonoursTogether(body: readonly RenderedSection[]): RenderedSection[][] {
  const groups: RenderedSection[][] = []
  for (const section of body) {
    const group = groups.at(-1)
    if (isHonour(section) && group?.some(isHonour)) group.push(section)
    else groups.push([section])
  }
  return groups
}

export const template = defineTemplate({
  design,
  behaviours: ['filter', 'modal'],
  css,
  sections,
  components: {
    hero: Hero,
    projects: Projects,
    about: About,
    services: Services,
    process: Process,
    testimonials: Testimonials,
    awards: Awards,
    tools: Tools,
    cta: CallToAction,
    footer: Footer,
  },
  Page,
  pageLook: async () => (await import('./page-look.tsx')).pageLook,
})
