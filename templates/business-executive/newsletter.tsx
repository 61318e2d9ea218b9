import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { NewsletterForm } from '../parts/newsletter.tsx'

interface NewsletterProps {
  newsletter: PortfolioContent['newsletter']
  username: string | null
}

export function Newsletter({ newsletter, username }: NewsletterProps) {
  const { title, description } = newsletter ?? {}
  return (
    <section className="newsletter" id="newsletter" aria-labelledby="newsletter-title">
      <div className="newsletter-text" dir="auto">
        <h2 id="newsletter-title">{title?.trim() || 'Newsletter'}</h2>
        {description?.trim() && <p>{description}</p>}
      </div>
      <NewsletterForm newsletter={newsletter} username={username} labelledBy="newsletter-title" />
    </section>
  )
}
