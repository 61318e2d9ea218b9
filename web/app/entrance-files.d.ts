/** Made by vite/store-renderer.ts: what a page of the store needs of the build. */
declare module 'virtual:entrance-files' {
  import type { TemplateFacts } from '@vitrine/common/store-pages'
  import type { TemplateId } from '@vitrine/common/templates/ids'

  /** The styles of the store's pages. */
  export const css: string
  /** The script of vite/before-paint.ts. */
  export const beforePaint: string
  /** Addresses: of the store's script, and of the script of pages that have no app behind them. */
  export const storeScript: string
  export const pageScript: string
  export const templateFacts: Record<TemplateId, TemplateFacts>
  /** The Content-Security-Policy of a page of the store, which goes on as the app. */
  export const contentSecurityPolicy: string
}
