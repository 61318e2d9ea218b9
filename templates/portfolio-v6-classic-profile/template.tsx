import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import { defineTemplate, type TemplatePageProps } from '../definition.ts'
import formsCss from '../parts/forms.css?inline'
import { SkipLink } from '../parts/skip-link.tsx'
import { SmallPrint } from '../parts/small-print.tsx'
import { About } from './about.tsx'
import { Contact } from './contact.tsx'
import { design } from './design.ts'
import { Handles } from './handles.tsx'
import { hasIntro, Intro } from './intro.tsx'
import { Projects } from './projects.tsx'
import { SectionFrame } from './section-frame.tsx'
import { sections } from './sections.ts'
import { Side } from './side.tsx'
import { Skills } from './skills.tsx'
import css from './styles.css?inline'
import { Education, Experience } from './timeline.tsx'

function Page({ body, madeWith, ...page }: TemplatePageProps) {
  const { content, picture } = page
  const opens = hasIntro(content.hero)
  return (
    <div id="home" className={opens || body.length > 0 ? 'page' : 'page page-bare'}>
      <SkipLink />
      <Side content={content} picture={picture} sections={page.sections} isLong={body.length > 0} />
      <main id="content" tabIndex={-1}>
        {opens && <Intro hero={content.hero} />}
        {body.map(({ element }) => element)}
      </main>
      <footer>
        <SmallPrint
          name={textWithFallback(content, 'hero.name')}
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
})
