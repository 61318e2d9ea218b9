import type { SectionProps } from '../../definition.ts'
import { RichText } from '../../parts/rich-text.tsx'
import { filled } from '../../parts/texts.ts'
import { Tags } from './tags.tsx'

export function About({ content: { about } }: SectionProps) {
  const skills = filled(about?.skills)
  return (
    <>
      <div className="prose" dir="auto">
        <RichText html={about?.bio} />
      </div>
      {skills.length > 0 && (
        <div className="skills">
          <h3>Skills</h3>
          <Tags tags={skills} />
        </div>
      )}
    </>
  )
}
