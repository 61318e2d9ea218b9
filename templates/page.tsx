import { PageBody, type PageBodyInput } from './page-body.tsx'
import { LateSection } from './shared-sections/late-section.tsx'

/** Everything inside <body> of a portfolio, as its visitors see it. */
export const TemplatePage = (page: Omit<PageBodyInput, 'late'>) => <PageBody {...page} late={LateSection} />
