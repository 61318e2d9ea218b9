import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import { defineTemplate } from '../define-template.ts'
import type { TemplatePageProps } from '../definition.ts'
import { Elements } from '../parts/elements.tsx'
import filterCss from '../parts/filter.css?inline'
import formsCss from '../parts/forms.css?inline'
import lightboxCss from '../parts/lightbox.css?inline'
import { Lightbox } from '../parts/lightbox.tsx'
import { MadeWith } from '../parts/made-with.tsx'
import { useSay } from '../parts/say.ts'
import { hasSection, navigationOf } from '../visible-sections.ts'
import { About } from './components/about.tsx'
import { Contact } from './components/contact.tsx'
import { Gallery } from './components/gallery.tsx'
import { Header } from './components/header.tsx'
import { cvOf } from './content.ts'
import { design } from './design.ts'
import { sections } from './sections.ts'
import css from './styles.css?inline'

function Page({ content, sections: visible, header, body, madeWith }: TemplatePageProps) {
  const say = useSay()
  const name = textWithFallback(content, 'hero.name')
  return (
    <div className="sheet">
      <Elements of={header} />
      <main id="content" tabIndex={-1}>
        <Elements of={body} />
      </main>
      <footer className="footer">
        <p dir="auto">{name && <>© {name}</>}</p>
        <MadeWith visible={madeWith} />
        {(navigationOf(visible).length > 0 || cvOf(content)) && (
          <p className="to-top">
            <a href="#top">{say('Back to top')}</a>
          </p>
        )}
      </footer>
      {hasSection(body, 'gallery') && <Lightbox label="Picture" />}
    </div>
  )
}

export const template = defineTemplate({
  design,
  behaviours: ['filter', 'lightbox', 'forms'],
  css: filterCss + formsCss + lightboxCss + css,
  sections,
  components: {
    hero: Header,
    gallery: Gallery,
    about: About,
    contact: Contact,
  },
  Page,
  pageLook: async () => (await import('./page-look.tsx')).pageLook,
})
