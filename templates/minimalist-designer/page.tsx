import { safeHref } from '@vitrine/common/links'
import { shownText } from '@vitrine/common/portfolio/stand-ins'
import type { TemplatePageProps } from '../definition.ts'
import { Lightbox } from '../parts/lightbox.tsx'
import { MadeWith } from '../parts/made-with.tsx'
import { SkipLink } from '../parts/skip-link.tsx'
import { About, hasAbout } from './about.tsx'
import { Contact, hasContact } from './contact.tsx'
import { Gallery, galleryPictures } from './gallery.tsx'
import { Header } from './header.tsx'

export function Page({ content, shows, picture, username, madeWith }: TemplatePageProps) {
  const name = shownText(content, 'hero.name')
  const pictures = shows('gallery') ? galleryPictures(content.gallery, picture) : []
  const about = shows('about') && hasAbout(content.about, picture)
  const contact = shows('contact') && hasContact(content.contact)
  const cv = safeHref(content.hero?.resumeLink)
  const nav = [
    ...(pictures.length > 0 ? [{ href: '#gallery', label: 'Work' }] : []),
    ...(about ? [{ href: '#about', label: 'About' }] : []),
    ...(contact ? [{ href: '#contact', label: 'Contact' }] : []),
    ...(cv && cv !== '#' ? [{ href: cv, label: 'CV' }] : []),
  ]

  return (
    <div className="sheet">
      <SkipLink />
      <Header content={content} nav={nav} />
      <main id="content" tabIndex={-1}>
        {pictures.length > 0 && <Gallery pictures={pictures} categories={content.gallery?.categories} />}
        {about && <About about={content.about} picture={picture} />}
        {contact && <Contact contact={content.contact} username={username} />}
      </main>
      <footer className="footer">
        <p dir="auto">{name && <>© {name}</>}</p>
        <MadeWith shown={madeWith} />
        {nav.length > 0 && (
          <p className="to-top">
            <a href="#top">Back to top</a>
          </p>
        )}
      </footer>
      {pictures.length > 0 && <Lightbox label="Picture" />}
    </div>
  )
}
