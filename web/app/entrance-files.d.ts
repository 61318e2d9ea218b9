/** Made by vite/store-renderer.ts: what a page of the store needs of the build. */
declare module 'virtual:entrance-files' {
  import type { TemplateFacts } from '@vitrine/common/store-pages'
  import type { TemplateId } from '@vitrine/common/templates/ids'

  export interface EntranceFiles {
    css: string
    /** Address of the script that comes after the page. */
    script: string
    contentSecurityPolicy: string
  }

  /** The script of vite/before-paint.ts. */
  export const beforePaint: string
  export const store: EntranceFiles
  export const template: EntranceFiles
  export const templateFacts: Record<TemplateId, TemplateFacts>
}
