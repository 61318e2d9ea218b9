import type { PortfolioContent } from './content.ts'
import type { Translated } from './translations/translated.ts'

declare const isPublic: unique symbol

/**
 * Content without anything that its page does not show. Only this may leave the server for strangers, and only
 * publicContent() of templates/public-content.ts makes it.
 */
export type PublicContent = Translated<PortfolioContent> & { readonly [isPublic]: true }
