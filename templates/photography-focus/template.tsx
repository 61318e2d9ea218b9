import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import { defineTemplate, type TemplatePageProps } from '../definition.ts'
import filterCss from '../parts/filter.css?inline'
import { SkipLink } from '../parts/skip-link.tsx'
import { SmallPrint } from '../parts/small-print.tsx'
import { hasSection, navigationOf } from '../visible-sections.ts'
import { About } from './about.tsx'
import { Collections } from './collections.tsx'
import { bookingOf } from './content.ts'
import { design } from './design.ts'
import { Gallery } from './gallery.tsx'
import { Hero } from './hero.tsx'
import { Awards, Exhibitions } from './programme.tsx'
import { sections } from './sections.ts'
import { Services } from './services.tsx'
import { Session } from './session.tsx'
import { Strip } from './strip.tsx'
import css from './styles.css?inline'

function Page({ body, madeWith, ...page }: TemplatePageProps) {
  const { content, picture } = page
  const name = textWithFallback(content, 'hero.photographerName') || 'Portfolio'
  const booking = hasSection(body, 'session') ? bookingOf(content) : null
  return (
    <div id="top" className="page">
      <SkipLink />
      <Hero hero={content.hero} name={name} picture={picture} />
      {body.length > 0 && <Strip links={navigationOf(page.sections)} booking={booking} />}
      <main id="content" tabIndex={-1}>
        {body.map(({ element }) => element)}
      </main>
      <footer className="footer">
        <SmallPrint name={name} madeWith={madeWith} top={body.length > 0 && '#top'} />
      </footer>
    </div>
  )
}

export const template = defineTemplate({
  design,
  behaviours: ['scroll-spy', 'filter', 'modal'],
  css: filterCss + css,
  sections,
  components: {
    gallery: Gallery,
    collections: Collections,
    exhibitions: Exhibitions,
    awards: Awards,
    about: About,
    services: Services,
    session: Session,
  },
  Page,
})
