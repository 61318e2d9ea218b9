import { beforePaint, type EntranceFiles } from 'virtual:entrance-files'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { scriptJson } from '@vitrine/common/script-json'
import { appLanguage } from '../lib/words/language.ts'
import { EntranceHead, type EntranceFacts } from './entrance-head.tsx'
import { PAGE_DATA, type PageData } from './page-data.ts'

interface Source {
  files: EntranceFiles
  facts: EntranceFacts
  body: ReactNode
  /** What the body was made from, where the browser makes the app of it. */
  pageData?: PageData
}

/** A page of the store as a complete document. Its styles are in it: it is whole whatever a deploy replaces meanwhile. */
export function entranceDocument({ files, facts, body, pageData }: Source): string {
  const document = renderToStaticMarkup(
    <html lang={appLanguage()} data-script={files.script} data-no-app={pageData ? undefined : ''}>
      <head>
        <meta charSet="utf-8" />
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Painted while it arrives, the page would be shown before its first picture. */}
        <link rel="expect" href="#main" blocking="render" />
        <EntranceHead {...facts} />
        <meta name="theme-color" content="#fafaf8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#111113" media="(prefers-color-scheme: dark)" />
        <style dangerouslySetInnerHTML={{ __html: files.css }} />
      </head>
      <body>
        {pageData ? (
          <>
            {/* Apart from the document: React marks in it what the browser needs to take it over. */}
            <div id="root" dangerouslySetInnerHTML={{ __html: renderToString(body) }} />
            <script id={PAGE_DATA} type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(pageData) }} />
          </>
        ) : (
          body
        )}
      </body>
    </html>,
  )
  return `<!doctype html>${document}`
}
