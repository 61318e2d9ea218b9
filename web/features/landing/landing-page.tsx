import { Categories } from './categories.tsx'
import { ClosingCall } from './closing-call.tsx'
import { FeaturedTemplates } from './featured-templates.tsx'
import { Hero } from './hero.tsx'
import { Steps } from './steps.tsx'

export const LandingPage = () => (
  <>
    <Hero />
    <FeaturedTemplates />
    <Categories />
    <Steps />
    <ClosingCall />
  </>
)
