import { holdingOf, isContainer } from '@vitrine/common/fields/kinds'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { contentFieldOf } from '@vitrine/common/portfolio/labels'
import { contentPath } from '@vitrine/common/portfolio/paths'
import { pathOfSource } from '@vitrine/templates/parts/source-path'
import { heard } from '../../../lib/words/say.ts'

export interface PictureField {
  /** In the document. */
  path: string
  label: string
}

/** The field of the picture that a source names, where it is now; null if it names none, or its item is gone. */
export function pictureField(
  content: PortfolioContent,
  source: string,
  metadata: TemplateMetadata,
): PictureField | null {
  const place = contentFieldOf(contentPath(pathOfSource(content, source)), metadata)
  if (!place || isContainer(place.field) || holdingOf(place.field) !== 'picture') return null
  return { path: place.path, label: heard(place.field.label) }
}
