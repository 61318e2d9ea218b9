import { safeHref } from '@vitrine/common/links'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Section } from '../definition.ts'

type Contact = PortfolioContent['contact']

/** Whether a section shows a contact form: the owner's choice, else the template's default. */
export function showsContactForm({ contactForm }: Pick<Section, 'contactForm'>, contact: Contact): boolean {
  const chosen = contact?.form === 'shown' || contact?.form === 'hidden' ? contact.form : contactForm
  return contactForm !== undefined && chosen === 'shown'
}

/** Whether the owner asked for the contact form, which alone makes a contact section worth showing. */
export const wantsContactForm = (contact: Contact): boolean => contact?.form === 'shown'

/** The owner's own newsletter service; null if subscribers are stored here. */
export function newsletterEndpoint(newsletter: PortfolioContent['newsletter']): string | null {
  const address = safeHref(newsletter?.endpoint)
  return address?.startsWith('https:') ? address : null
}
