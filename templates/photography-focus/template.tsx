import { defineTemplate } from '../define-template.ts'
import type { TemplatePageProps } from '../definition.ts'
import { Elements } from '../parts/elements.tsx'
import filterCss from '../parts/filter.css?inline'
import { useSay } from '../parts/say.ts'
import { SmallPrint } from '../parts/small-print.tsx'
import { hasSection, navigationOf } from '../visible-sections.ts'
import { About } from './components/about.tsx'
import { BookingLink } from './components/booking-link.tsx'
import { Collections } from './components/collections.tsx'
import { Gallery } from './components/gallery.tsx'
import { Hero } from './components/hero.tsx'
import { Awards, Exhibitions } from './components/programme.tsx'
import { Services } from './components/services.tsx'
import { Session } from './components/session.tsx'
import { Strip } from './components/strip.tsx'
import { photographerOf } from './content.ts'
import { design } from './design.ts'
import { sections } from './sections.ts'
import css from './styles.css?inline'

function Page({ content, sections: visible, header, body, madeWith }: TemplatePageProps) {
  return (
    <div id="top" className="page">
      <Elements of={header} />
      {body.length > 0 && (
        <Strip links={navigationOf(visible)}>{hasSection(body, 'session') && <BookingLink content={content} />}</Strip>
      )}
      <main id="content" tabIndex={-1}>
        <Elements of={body} />
      </main>
      <footer className="footer">
        <SmallPrint
          name={photographerOf(content, useSay())}
          from={content.hero}
          field="photographerName"
          madeWith={madeWith}
          top={body.length > 0 && '#top'}
        />
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
    hero: Hero,
    gallery: Gallery,
    collections: Collections,
    exhibitions: Exhibitions,
    awards: Awards,
    about: About,
    services: Services,
    session: Session,
  },
  Page,
  pageLook: async () => (await import('./page-look.tsx')).pageLook,
})
