import type { Review, TemplateSummary } from './api/shapes.ts'

/** What the client's build and the function `site` agree on: the first makes the store's pages of what the second knows. */

export interface Page {
  html: string
  contentSecurityPolicy: string
}

export interface TemplateDetails {
  template: TemplateSummary
  /** The latest ones. */
  reviews: readonly Review[]
  /** Published pages made with it that search engines may list, the newest first. */
  uses: readonly { name: string; address: string }[]
}

/** What of a template only a release changes. */
export interface TemplateFacts {
  looks: readonly Look[]
  /** What a page made with it can show, in the template's order. */
  sections: readonly string[]
}

/** One of the backgrounds that a template comes with. */
export interface Look {
  label: string
  /** Page, raised parts, text and the two accents; #rrggbb. */
  colors: readonly string[]
}
