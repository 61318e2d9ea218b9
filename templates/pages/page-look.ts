import type { ComponentType, ReactNode } from 'react'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'

export interface OrnamentProps {
  content: PortfolioContent
}

/** How a template sets a page: its rules, and the little that they cannot draw. */
export interface PageLook {
  /** Come after the shared rules of pages and blocks. */
  css: string
  /** Stands above the title. */
  Above?: ComponentType<OrnamentProps>
  /** Stands at the end of the text. */
  End?: ComponentType<OrnamentProps>
  /** What a divider shows; a line without. */
  divider?: ReactNode
}
