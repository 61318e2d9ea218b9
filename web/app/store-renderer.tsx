import { contentSecurityPolicy } from 'virtual:entrance-files'
import type { TemplateSummary } from '@vitrine/common/api/shapes'
import { appRoutes, templateCardPath, templatePath } from '@vitrine/common/routes'
import type { Page, TemplateDetails } from '@vitrine/common/store-pages'
import { StorePage, templatesKey } from '../features/store/index.ts'
import { DataLayout, queryClient } from './data-layout.tsx'
import { entranceDocument } from './entrance-document.tsx'
import { screenHtml } from './screen-html.tsx'
import { PublicLayout } from './site-layouts.tsx'
import { templateDocument } from './template-document.tsx'

/* What the function `site` makes the pages of the store with: the app's own components, as they are before anybody has signed in. */

const screen = screenHtml([
  {
    Component: DataLayout,
    children: [{ Component: PublicLayout, children: [{ path: appRoutes.store, Component: StorePage }] }],
  },
])

export interface StoreSource {
  /** The address that is asked for. */
  url: URL
  templates: readonly TemplateSummary[]
  /** Of the app, for addresses that search engines are told. */
  origin: string
}

/** `/templates/{id}` */
export const renderTemplate = ({ details, origin }: { details: TemplateDetails; origin: string }): Page => ({
  html: templateDocument(details, origin),
  contentSecurityPolicy,
})

/** `/templates`, with whatever filters its address has. */
export async function renderStore({ url, templates, origin }: StoreSource): Promise<Page> {
  const body = await screen(url)
  queryClient.setQueryData(templatesKey, templates)
  const html = entranceDocument({
    facts: storeFacts(url, templates, origin),
    body,
    pageData: [[templatesKey, templates]],
  })
  return { html, contentSecurityPolicy }
}

function storeFacts(url: URL, templates: readonly TemplateSummary[], origin: string) {
  const category = templates.find(({ category: known }) => known === url.searchParams.get('category'))?.category
  // A category is a page of its own. Other filters only choose among what stands there, too.
  const canonical = origin + appRoutes.store + (category ? `?${new URLSearchParams({ category })}` : '')
  return {
    title: category ? `${category} portfolio templates – Vitrine` : 'Portfolio templates – Vitrine',
    description: `${category ? `${category} templates` : 'Templates'} for portfolio websites. Each one is a finished website that you make yours in the editor.`,
    canonical,
    card: { src: `${origin}/social-card.png`, alt: 'Vitrine: a portfolio website of your own' },
    data: {
      '@type': 'ItemList',
      '@id': canonical,
      name: 'Portfolio templates',
      itemListElement: templates
        .filter((template) => !category || template.category === category)
        .map(({ id, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: origin + templatePath(id),
          image: origin + templateCardPath(id),
        })),
    },
  }
}
