import { safeHref } from '@vitrine/common/links'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { filled } from './parts/texts.ts'

/** The templates that have a place for a contact form, and whether it is there before the owner has said anything. */
const contactForms: Partial<Record<TemplateId, 'shown' | 'hidden'>> = {
  'minimalist-designer': 'hidden',
  'business-executive': 'hidden',
  'developer-pro': 'hidden',
  'portfolio-v6-classic-profile': 'shown',
  'portfolio-v7-victorian-detective': 'shown',
}

export function showsContactForm(templateId: TemplateId, contact: PortfolioContent['contact']): boolean {
  const chosen = contact?.form === 'shown' || contact?.form === 'hidden' ? contact.form : undefined
  const standard = contactForms[templateId]
  return standard !== undefined && (chosen ?? standard) === 'shown'
}

/** Whether the contact section is worth showing for its form alone: only where the owner asked for it. */
export const wantsContactForm = (contact: PortfolioContent['contact']) => contact?.form === 'shown'

export function showsNewsletter({ newsletter }: PortfolioContent): boolean {
  return filled([newsletter?.title, newsletter?.description]).length > 0
}

/** Where the owner's own service takes subscribers; null where they are kept here. */
export function newsletterEndpoint(newsletter: PortfolioContent['newsletter']): string | null {
  const address = safeHref(newsletter?.endpoint)
  return address?.startsWith('https:') ? address : null
}

/** Whether a page may be sent messages: its owner has neither switched the form off nor hidden its section. */
export const asksForMessages = (templateId: TemplateId, { contact }: PortfolioContent, { hidden }: Layout) =>
  showsContactForm(templateId, contact) && !hidden.includes('contact')

export const asksForSubscribers = (templateId: TemplateId, content: PortfolioContent, { hidden }: Layout) =>
  templateId === 'business-executive' && showsNewsletter(content) && !hidden.includes('newsletter')
