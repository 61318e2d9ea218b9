import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import { type BodySection, defineTemplate, type TemplatePageProps } from '../definition.ts'
import { SkipLink } from '../parts/skip-link.tsx'
import { About } from './about.tsx'
import { CallToAction } from './call-to-action.tsx'
import { design } from './design.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Hero } from './hero.tsx'
import { Awards, Tools } from './honours.tsx'
import { Process } from './process.tsx'
import { Projects } from './projects.tsx'
import { sections } from './sections.ts'
import { Services } from './services.tsx'
import css from './styles.css?inline'
import { Testimonials } from './testimonials.tsx'

function Page({ body, madeWith, ...page }: TemplatePageProps) {
  const { content } = page
  const name = textWithFallback(content, 'hero.name') || 'Portfolio'
  return (
    <div id="top" className={body.length > 0 ? 'page' : 'page page-bare'}>
      <SkipLink />
      <Header content={content} sections={page.sections} />
      <main id="content" tabIndex={-1}>
        <Hero hero={content.hero} name={name} />
        {withHonoursTogether(body).map((group) =>
          group.some(isHonour) ? (
            <div key={group[0]?.id} className="honours">
              {group.map(({ element }) => element)}
            </div>
          ) : (
            group.map(({ element }) => element)
          ),
        )}
      </main>
      <Footer content={content} name={name} madeWith={madeWith} isLong={body.length > 0} />
    </div>
  )
}

const isHonour = ({ id }: BodySection) => id === 'awards' || id === 'tools'

/** Awards and tools stand beside each other where they are neighbours; every other section is a group of its own. */
function withHonoursTogether(body: readonly BodySection[]): BodySection[][] {
  const groups: BodySection[][] = []
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
    projects: Projects,
    about: About,
    services: Services,
    process: Process,
    testimonials: Testimonials,
    awards: Awards,
    tools: Tools,
    cta: CallToAction,
  },
  Page,
})
