import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

interface Document {
  css: string
  /** CSS that waits for the page's script, or stands at once where there are none. */
  laterCss?: string
  head: ReactNode
  body: ReactNode
}

export interface HtmlDocument {
  html: string
  /** What its style elements hold; its headers allow these and no others. */
  styles: readonly string[]
}

/** A complete HTML document with its styles inlined. */
export function htmlDocument({ css, laterCss, head, body }: Document): HtmlDocument {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {laterCss && <style media="(scripting:none)" dangerouslySetInnerHTML={{ __html: laterCss }} />}
      </head>
      {body}
    </html>,
  )
  return { html: `<!doctype html>${markup}`, styles: laterCss ? [css, laterCss] : [css] }
}
