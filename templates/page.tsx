import { PageBody, type PageBodyInput } from './page-body.tsx'
import { CustomSection } from './shared-sections/custom-section.tsx'

/** Everything inside <body> of a portfolio, as its visitors see it. */
export const TemplatePage = (page: Omit<PageBodyInput, 'custom'>) => <PageBody {...page} custom={CustomSection} />
