import { safeHref } from '@vitrine/common/links'
import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import { defineTemplate, type TemplatePageProps } from '../definition.ts'
import filterCss from '../parts/filter.css?inline'
import formsCss from '../parts/forms.css?inline'
import { Lightbox } from '../parts/lightbox.tsx'
import lightboxCss from '../parts/lightbox.css?inline'
import { MadeWith } from '../parts/made-with.tsx'
import { SkipLink } from '../parts/skip-link.tsx'
import { hasSection, navigationOf } from '../visible-sections.ts'
import { About } from './about.tsx'
import { Contact } from './contact.tsx'
import { design } from './design.ts'
import { Gallery } from './gallery.tsx'
import { Header } from './header.tsx'
import { sections } from './sections.ts'
import css from './styles.css?inline'

function Page({ body, madeWith, ...page }: TemplatePageProps) {
  const { content } = page
  const name = textWithFallback(content, 'hero.name')
  const cv = safeHref(content.hero?.resumeLink)
  const nav = [
    ...navigationOf(page.sections).map(({ id, label }) => ({ href: `#${id}`, label })),
    ...(cv && cv !== '#' ? [{ href: cv, label: 'CV' }] : []),
  ]

  return (
    <div className="sheet">
      <SkipLink />
      <Header content={content} nav={nav} />
      <main id="content" tabIndex={-1}>
        {body.map(({ element }) => element)}
      </main>
      <footer className="footer">
        <p dir="auto">{name && <>© {name}</>}</p>
        <MadeWith visible={madeWith} />
        {nav.length > 0 && (
          <p className="to-top">
            <a href="#top">Back to top</a>
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
  components: { gallery: Gallery, about: About, contact: Contact },
  Page,
})
