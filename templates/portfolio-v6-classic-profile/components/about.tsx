import type { SectionProps } from '../../definition.ts'
import { RichText } from '../../parts/rich-text.tsx'
import { filled } from '../../parts/texts.ts'
import { Points } from './points.tsx'
import { useSay } from '../../parts/say.ts'

export function About({ content: { about } }: SectionProps) {
  const say = useSay()
  const services = filled(about?.services)
  return (
    <div className="about">
      <RichText from={about} field="bio" />
      {services.length > 0 && (
        <div className="services">
          <h3>{say('Ask me for')}</h3>
          <Points from={about} field="services" points={services} />
        </div>
      )}
    </div>
  )
}
