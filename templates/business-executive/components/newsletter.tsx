import type { SectionProps } from '../../definition.ts'
import { NewsletterForm } from '../../parts/newsletter.tsx'
import { Text } from '../../parts/text.tsx'

export function Newsletter({ content: { newsletter }, username }: SectionProps) {
  return (
    <section className="newsletter" id="newsletter" aria-labelledby="newsletter-title">
      <div className="newsletter-text" dir="auto">
        <Text as="h2" id="newsletter-title" from={newsletter} field="title">
          {newsletter?.title?.trim() || 'Newsletter'}
        </Text>
        <Text as="p" from={newsletter} field="description" />
      </div>
      <NewsletterForm newsletter={newsletter} username={username} labelledBy="newsletter-title" />
    </section>
  )
}
