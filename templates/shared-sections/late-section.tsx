import { customKindOf } from '@vitrine/common/portfolio/custom-sections'
import type { SectionProps } from '../definition.ts'
import { CustomSection } from './custom-section.tsx'
import { RichSection } from './rich-section.tsx'

/** The body of a section that previews load once a portfolio has one: all that are no list of texts. */
export function LateSection(page: SectionProps) {
  return customKindOf(page.section.id) ? <CustomSection {...page} /> : <RichSection {...page} />
}
