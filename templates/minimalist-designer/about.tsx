import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TemplatePageProps } from '../definition.ts'
import { Picture } from '../parts/picture.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { plainText } from '../parts/rich-text-tree.ts'

type AboutContent = PortfolioContent['about']

const portraitOf = (about: AboutContent, picture: TemplatePageProps['picture']) =>
  picture({ src: about?.image, path: about?.imagePath })
const servicesOf = (about: AboutContent) => (about?.services ?? []).filter((service) => service.trim() !== '')

export function hasAbout(about: AboutContent, picture: TemplatePageProps['picture']): boolean {
  return plainText(about?.bio ?? '') !== '' || servicesOf(about).length > 0 || portraitOf(about, picture) !== null
}

export function About({ about, picture }: { about: AboutContent; picture: TemplatePageProps['picture'] }) {
  const portrait = portraitOf(about, picture)
  const services = servicesOf(about)
  return (
    <section className="about" id="about" aria-labelledby="about-title">
      <h2 id="about-title">About</h2>
      {portrait && (
        <Picture
          className="portrait"
          src={portrait}
          alt={about?.imageAlt}
          width={480}
          height={600}
          sizes="(min-width: 800px) 30vw, 60vw"
        />
      )}
      <div className="about-text">
        <div className="prose" dir="auto">
          <RichText html={about?.bio} />
        </div>
        {services.length > 0 && (
          <ul role="list" className="services">
            {services.map((service, index) => (
              <li key={index} dir="auto">
                {service}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
