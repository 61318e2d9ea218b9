/** Written by the build of web/ (web/vite/store-renderer.ts): the store's pages, made of the client's components. */
declare module '@vitrine/web/renderer/dist/store-renderer.js' {
  import type { TemplateSummary } from '@vitrine/common/api/shapes'
  import type { AppLanguage } from '@vitrine/common/languages'
  import type { Page, TemplateDetails } from '@vitrine/common/store-pages'

  export function renderStore(source: {
    url: URL
    templates: readonly TemplateSummary[]
    language: AppLanguage
    origin: string
  }): Promise<Page>
  export function templateNotFoundTexts(language: AppLanguage): Promise<{
    title: string
    text: string
    /** Of the link to the store. */
    label: string
  }>
  export function renderTemplate(source: {
    details: TemplateDetails
    language: AppLanguage
    origin: string
  }): Promise<Page>
}
