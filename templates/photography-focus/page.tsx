import { Fragment, type ReactNode } from 'react'
import { shownText } from '@vitrine/common/portfolio/stand-ins'
import type { TemplatePageProps } from '../definition.ts'
import { SmallPrint } from '../parts/small-print.tsx'
import { SkipLink } from '../parts/skip-link.tsx'
import { About } from './about.tsx'
import { Collections } from './collections.tsx'
import { Gallery } from './gallery.tsx'
import { Hero } from './hero.tsx'
import { Awards, Exhibitions } from './programme.tsx'
import {
  aboutPicture,
  awards,
  bookingAddress,
  collections,
  exhibitions,
  photographs,
  services,
  shownSections,
  type Section,
} from './sections.ts'
import { Services } from './services.tsx'
import { Session } from './session.tsx'
import { Strip } from './strip.tsx'

export function Page({ content, shows, picture, madeWith }: TemplatePageProps) {
  const { hero, about, cta } = content
  const name = shownText(content, 'hero.photographerName') || 'Portfolio'
  const background = picture({ src: hero?.backgroundImage, path: hero?.backgroundImagePath })
  const sections = shownSections({ content, shows, picture })
  const href = shows('session') ? bookingAddress(content) : null
  const booking = href ? { href, text: cta?.buttonText?.trim() || 'Book a Session' } : null
  const bodies: Record<Section['id'], () => ReactNode> = {
    gallery: () => (
      <Gallery
        photographs={photographs({ content, picture })}
        categories={content.gallery?.categories}
        opens={background === null}
      />
    ),
    collections: () => <Collections collections={collections(content)} picture={picture} />,
    exhibitions: () => <Exhibitions exhibitions={exhibitions(content)} />,
    awards: () => <Awards awards={awards(content)} />,
    about: () => <About about={about} portrait={aboutPicture(about, picture)} />,
    services: () => <Services services={services(content)} />,
    session: () => <Session content={content} booking={booking} />,
  }
  return (
    <div id="top" className="page">
      <SkipLink />
      <Hero hero={hero} name={name} background={background} />
      {sections.length > 0 && <Strip sections={sections} booking={booking} />}
      <main id="content" tabIndex={-1}>
        {sections.map(({ id }) => (
          <Fragment key={id}>{bodies[id]()}</Fragment>
        ))}
      </main>
      <footer className="footer">
        <SmallPrint name={name} madeWith={madeWith} top={sections.length > 0 && '#top'} />
      </footer>
    </div>
  )
}
