import type { SectionProps } from '../../definition.ts'
import { NewsletterForm } from '../../parts/newsletter.tsx'
import { Text } from '../../parts/text.tsx'
import { useSay } from '../../parts/say.ts'

export function Newsletter({ content: { newsletter }, username }: SectionProps) {
  const say = useSay()
  return (
    <section className="newsletter" id="newsletter" aria-labelledby="newsletter-title">
      <div className="newsletter-text" dir="auto">
        <Text as="h2" id="newsletter-title" from={newsletter} field="title">
          {newsletter?.title?.trim() || say('Newsletter')}
        </Text>
        <Text as="p" from={newsletter} field="description" />
      </div>
      <NewsletterForm newsletter={newsletter} username={username} labelledBy="newsletter-title" />
    </section>
  )
}
