import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TemplatePageProps } from '../definition.ts'
import { plainText } from '../parts/rich-text-tree.ts'
import { addressOf, filled } from '../parts/texts.ts'
import { awardsOf, callOf, projectsOf, servicesOf, stepsOf, testimonialsOf } from './content.ts'

export type SectionId = 'projects' | 'about' | 'services' | 'process' | 'testimonials' | 'awards' | 'tools' | 'cta'

interface Section {
  id: SectionId
  /** Its entry in the navigation; tools have none, they stand beside the awards. */
  label: string | null
  holds: (content: PortfolioContent, picture: TemplatePageProps['picture']) => boolean
}

const sections: readonly Section[] = [
  { id: 'projects', label: 'Work', holds: (content) => projectsOf(content).length > 0 },
  {
    id: 'about',
    label: 'About',
    holds: ({ about }, picture) =>
      plainText(about?.bio ?? '') !== '' ||
      addressOf(about?.mediaKit) !== null ||
      picture({ src: about?.image, path: about?.imagePath }) !== null,
  },
  { id: 'services', label: 'Services', holds: (content) => servicesOf(content).length > 0 },
  { id: 'process', label: 'Process', holds: (content) => stepsOf(content).length > 0 },
  { id: 'testimonials', label: 'Clients', holds: (content) => testimonialsOf(content).length > 0 },
  { id: 'awards', label: 'Awards', holds: (content) => awardsOf(content).length > 0 },
  { id: 'tools', label: null, holds: ({ tools }) => filled(tools).length > 0 },
  { id: 'cta', label: 'Contact', holds: (content) => callOf(content) !== null },
]

/** The sections of a page in their order: those that hold something and are not hidden. */
export function shownSections({ content, shows, picture }: Pick<TemplatePageProps, 'content' | 'shows' | 'picture'>) {
  return sections.filter(({ id, holds }) => shows(id) && holds(content, picture))
}
