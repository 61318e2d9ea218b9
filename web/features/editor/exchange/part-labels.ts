import type { ContentPart } from '@vitrine/common/portfolio/exchange/merge'

/** What the parts of the content are called, whatever the template. */
export const partLabels: Record<ContentPart, string> = {
  hero: 'Name and introduction', gallery: 'Pictures', about: 'About', contact: 'Contact', work: 'Work', projects: 'Projects', articles: 'Articles',
  newsletter: 'Newsletter', press: 'Press', cta: 'Call to action', services: 'Services', process: 'Process', testimonials: 'Testimonials',
  awards: 'Awards', tools: 'Tools', collections: 'Collections', exhibitions: 'Exhibitions', education: 'Education', experience: 'Experience',
  skills: 'Skills', certifications: 'Certifications', graduate_certifications: 'Graduate certifications', publications: 'Publications',
  patents: 'Patents', nav: 'Navigation', meta: 'Titles for search engines', domain: 'Custom domain',
}
