import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { socialEntries } from '../parts/social-links.tsx'
import { addressOf, emailOf, filled } from '../parts/texts.ts'

export type Project = NonNullable<PortfolioContent['projects']>[number]
export type Service = NonNullable<PortfolioContent['services']>[number]
export type Step = NonNullable<NonNullable<PortfolioContent['process']>['steps']>[number]
export type Testimonial = NonNullable<PortfolioContent['testimonials']>[number]
export type Award = NonNullable<PortfolioContent['awards']>[number]

const holds = (...texts: readonly (string | undefined)[]) => filled(texts).length > 0

export const projectsOf = ({ projects }: PortfolioContent): Project[] =>
  (projects ?? []).filter(({ title, description, image, imagePath }) => holds(title, description, image, imagePath))

export const servicesOf = ({ services }: PortfolioContent): Service[] =>
  (services ?? []).filter(({ title, summary }) => holds(title, summary))

export const stepsOf = ({ process }: PortfolioContent): Step[] =>
  (process?.steps ?? []).filter(({ title, desc }) => holds(title, desc))

export const testimonialsOf = ({ testimonials }: PortfolioContent): Testimonial[] =>
  (testimonials ?? []).filter(({ quote }) => holds(quote))

export const awardsOf = ({ awards }: PortfolioContent): Award[] =>
  (awards ?? []).filter(({ name, org }) => holds(name, org))

/** The profiles that this template has fields for. */
export function profilesOf({ contact }: PortfolioContent) {
  const { website, linkedin, dribbble, behance } = contact?.social ?? {}
  return socialEntries({ website, linkedin, dribbble, behance })
}

/** The closing call: where its button leads, to the owner’s mail if he gave no address. Null without words to call with. */
export function callOf({ cta, contact }: PortfolioContent) {
  const [headline, subtext] = [cta?.headline?.trim(), cta?.subtext?.trim()]
  if (!headline && !subtext) return null
  const email = emailOf(contact?.email)
  const href = addressOf(cta?.href) ?? (email && `mailto:${email}`)
  return { headline: headline || 'Contact', subtext, href, label: cta?.buttonText?.trim() || 'Get in touch' }
}
