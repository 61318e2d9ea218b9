import type { ReactNode } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '@vitrine/common/languages'
import { languageStyles } from '@vitrine/templates/language-styles'
import { htmlDocument, type HtmlDocument } from './document.tsx'
import css from './message-page.css?inline'

interface Message {
  /** Of its texts; English unless it says otherwise. */
  language?: Language
  title: string
  text: string
  /** Where it leads to, if anywhere. */
  action?: { label: string; href: string }
  /** What can be done here and now; the action then only leads away. */
  children?: ReactNode
  brand?: Brand
  /** Rules that come after its own, for a page in the look of a portfolio. */
  look?: string
}

/** The name and icon of a page. Pages for a portfolio's visitors name its owner, or nobody, but never the app. */
export interface Brand {
  name: string | null
  icon: string | null
}

export const appBrand: Brand = { name: 'Vitrine', icon: '/favicon.svg' }
export const noBrand: Brand = { name: null, icon: null }

/** A page that says one thing: not found, not supported, failed. */
export function messagePage({
  language = DEFAULT_LANGUAGE,
  title,
  text,
  action,
  children,
  brand = appBrand,
  look = '',
}: Message): HtmlDocument {
  return htmlDocument({
    language,
    css: css + languageStyles(language) + look,
    icon: brand.icon,
    head: (
      <>
        <title>{brand.name ? `${title} · ${brand.name}` : title}</title>
        <meta name="robots" content="noindex" />
      </>
    ),
    body: (
      <body>
        <main>
          {brand.name && (
            <p className="mark" dir="auto">
              {brand.name}
            </p>
          )}
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
          {action && (
            <a href={action.href} className={children ? 'quiet' : undefined}>
              {action.label}
            </a>
          )}
        </main>
      </body>
    ),
  })
}
