import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { filledItems } from '../parts/emptiness.ts'
import type { ProfileKey } from '../parts/social.ts'
import { addressOf, emailOf } from '../parts/texts.ts'

export const servicesOf = ({ services }: PortfolioContent) => filledItems(services, 'title', 'summary')

export const stepsOf = ({ process }: PortfolioContent) => filledItems(process?.steps, 'title', 'desc')

export const testimonialsOf = ({ testimonials }: PortfolioContent) => filledItems(testimonials, 'quote')

export const awardsOf = ({ awards }: PortfolioContent) => filledItems(awards, 'name', 'org')

/** The profiles that this template has fields for. */
export const profiles: readonly ProfileKey[] = ['website', 'linkedin', 'dribbble', 'behance']

/** The call to action; its button falls back to the owner’s mail address. Null without text. */
export function callOf({ cta, contact }: PortfolioContent) {
  const [headline, subtext] = [cta?.headline?.trim(), cta?.subtext?.trim()]
  if (!headline && !subtext) return null
  const email = emailOf(contact?.email)
  const href = addressOf(cta?.href) ?? (email && `mailto:${email}`)
  return { headline, subtext, href, label: cta?.buttonText?.trim() }
}
