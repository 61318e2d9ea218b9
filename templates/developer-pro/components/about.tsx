import type { SectionProps } from '../../definition.ts'
import { RichText } from '../../parts/rich-text.tsx'
import { filled } from '../../parts/texts.ts'
import { Tags } from './tags.tsx'
import { useSay } from '../../parts/say.ts'

export function About({ content: { about } }: SectionProps) {
  const say = useSay()
  const skills = filled(about?.skills)
  return (
    <>
      <RichText from={about} field="bio" />
      {skills.length > 0 && (
        <div className="skills">
          <h3>{say('Skills')}</h3>
          <Tags tags={skills} from={about} field="skills" />
        </div>
      )}
    </>
  )
}
