import { store, template } from 'virtual:entrance-files'
import type { TemplateSummary } from '@vitrine/common/api/shapes'
import type { AppLanguage } from '@vitrine/common/languages'
import { appRoutes, templatePath } from '@vitrine/common/routes'
import type { Page, TemplateDetails } from '@vitrine/common/store-pages'
import { StorePage, templatesKey } from '../features/store/index.ts'
import { documentTitle } from '../lib/page-title.ts'
import { knownCategory, storeTitle } from '../lib/store-title.ts'
import { screens } from '../lib/screens.ts'
import { heard, say, speak, type Spoken } from '../lib/words/say.ts'
import { loadSpoken } from '../lib/words/spoken.ts'
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

interface Source {
  language: AppLanguage
  /** Of the app, for addresses that search engines are told. */
  origin: string
}

interface StoreSource extends Source {
  /** The address that is asked for. */
  url: URL
  templates: readonly TemplateSummary[]
}

interface TemplateSource extends Source {
  details: TemplateDetails
}

/** `/templates/{id}` */
export async function renderTemplate({ details, language, origin }: TemplateSource): Promise<Page> {
  const spoken = await spokenIn(language)
  speak(spoken)
  return { html: templateDocument(details, origin), contentSecurityPolicy: template.contentSecurityPolicy }
}

/** What is said where there is no such template. */
export async function templateNotFoundTexts(language: AppLanguage) {
  const spoken = await spokenIn(language)
  speak(spoken)
  return {
    title: say('Template not found'),
    text: say('There’s no template at this address.'),
    label: say('Browse Templates'),
  }
}

/** `/templates`, with whatever filters its address has. */
export async function renderStore({ url, templates, language, origin }: StoreSource): Promise<Page> {
  const [body, spoken] = await Promise.all([screen(url), spokenIn(language)])
  // One language and one list for all requests: nothing is awaited from here until the page is rendered.
  speak(spoken)
  queryClient.setQueryData(templatesKey, templates)
  const html = entranceDocument({
    files: store,
    facts: storeFacts(url, templates, origin),
    body,
    pageData: [[templatesKey, templates]],
  })
  return { html, contentSecurityPolicy: store.contentSecurityPolicy }
}

const languages = new Map<AppLanguage, Promise<Spoken>>()

/** What another language than English brings, loaded once. */
function spokenIn(language: AppLanguage): Promise<Spoken> | undefined {
  if (language === 'en') return undefined
  const spoken = languages.get(language) ?? loadSpoken(language)
  languages.set(language, spoken)
  return spoken
}

function storeFacts(url: URL, templates: readonly TemplateSummary[], origin: string) {
  const category = knownCategory(templates, url.searchParams.get('category'))
  const name = say('Portfolio templates')
  // A category is a page of its own. Other filters only choose among what stands there, too.
  const canonical = origin + appRoutes.store + (category ? `?${new URLSearchParams({ category })}` : '')
  return {
    title: documentTitle(storeTitle(category)),
    description: category
      ? say(
          '{category} templates for portfolio websites. Each one is a finished website that you make yours in the editor.',
          { category: heard(category) },
        )
      : say(screens.store.description),
    canonical,
    card: { src: `${origin}/social-card.png`, alt: say('Vitrine: a portfolio website of your own') },
    data: {
      '@type': 'ItemList',
      '@id': canonical,
      name,
      itemListElement: templates
        .filter((template) => !category || template.category === category)
        // The page of a template says the rest of it.
        .map(({ id, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: origin + templatePath(id),
        })),
    },
  }
}
