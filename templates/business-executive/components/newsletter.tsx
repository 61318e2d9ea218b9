import type { SectionProps } from '../../definition.ts'
import { NewsletterForm } from '../../parts/newsletter.tsx'

export function Newsletter({ content: { newsletter }, username }: SectionProps) {
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
