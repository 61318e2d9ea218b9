import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { memo } from 'react'
import { RichText } from '../parts/rich-text.tsx'
import { filled } from '../parts/texts.ts'
import { Tags } from './tags.tsx'

export const About = memo(function About({ about }: { about: PortfolioContent['about'] }) {
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
})
