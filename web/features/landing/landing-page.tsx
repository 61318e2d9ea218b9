import { usePageTitle } from '../../lib/page-title.ts'
import { Categories } from './categories.tsx'
import { ClosingCall } from './closing-call.tsx'
import { FeaturedTemplates } from './featured-templates.tsx'
import { Hero } from './hero.tsx'
import { Steps } from './steps.tsx'

export function LandingPage() {
  usePageTitle(null)
  return (
    <>
      <Hero />
      <FeaturedTemplates />
      <Categories />
      <Steps />
      <ClosingCall />
    </>
  )
}
