import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { Picture } from '../parts/picture.tsx'
import { RichText } from '../parts/rich-text.tsx'

export function About({ about, portrait }: { about: PortfolioContent['about']; portrait: string | null }) {
  return (
    <section id="about" className="about" aria-labelledby="about-title" data-pictured={portrait ? '' : undefined}>
      <Picture
        className="about-picture"
        src={portrait}
        alt={about?.imageAlt}
        width={960}
        height={1200}
        sizes="(min-width: 800px) 40vw, 94vw"
      />
      <div className="about-text">
        <h2 id="about-title">About</h2>
        <div className="prose" dir="auto">
          <RichText html={about?.bio} />
        </div>
      </div>
    </section>
  )
}
