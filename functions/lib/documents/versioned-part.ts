import type { PortfolioDocument } from './portfolio.ts'

/** What a version keeps of a portfolio. */
export type VersionedDocument = Pick<PortfolioDocument, 'name' | 'templateId' | 'content' | 'design' | 'layout'>

export const versionedPart = ({ name, templateId, content, design, layout }: VersionedDocument): VersionedDocument => ({
  name,
  templateId,
  content,
  design,
  layout,
})
