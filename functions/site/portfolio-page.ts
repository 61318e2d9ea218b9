import { isTemplateId } from '@vitrine/common/templates/ids'
import type { PortfolioDocument } from '../lib/documents/portfolio.ts'
import { picturesOf } from './pictures-of.ts'
import { portfolioHtml, type Page } from './portfolio-html.tsx'

/** The public page of a published portfolio. Null where its template is not supported (any more). */
export async function portfolioPage(id: string, username: string, stored: PortfolioDocument): Promise<Page | null> {
  const { templateId, content } = stored
  if (!isTemplateId(templateId)) return null
  return portfolioHtml({ id, username, stored, templateId, pictureSets: await picturesOf(id, content) })
}
