import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DEFAULT_LANGUAGE, languageAttributes, type Language } from '@vitrine/common/languages'

interface Document {
  /** Of its texts; English unless it says otherwise. */
  language?: Language
  css: string
  /** The address of the icon in the browser's tab, where it has one. */
  icon: string | null
  head: ReactNode
  body: ReactNode
}

export interface HtmlDocument {
  html: string
  /** What its style element holds; its headers allow this and no other. */
  css: string
}

/** A complete HTML document with its styles inlined. */
export function htmlDocument({ language = DEFAULT_LANGUAGE, css, icon, head, body }: Document): HtmlDocument {
  const markup = renderToStaticMarkup(
    <html {...languageAttributes(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        {icon !== null && <link rel="icon" href={icon} />}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      {body}
    </html>,
  )
  return { html: `<!doctype html>${markup}`, css }
}
