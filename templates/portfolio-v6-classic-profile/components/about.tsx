import type { SectionProps } from '../../definition.ts'
import { RichText } from '../../parts/rich-text.tsx'
import { filled } from '../../parts/texts.ts'
import { Points } from './points.tsx'

export function About({ content: { about } }: SectionProps) {
  const services = filled(about?.services)
  return (
    <div className="about">
      <RichText from={about} field="bio" />
      {services.length > 0 && (
        <div className="services">
          <h3>Ask me for</h3>
          <Points from={about} field="services" points={services} />
        </div>
      )}
    </div>
  )
}
