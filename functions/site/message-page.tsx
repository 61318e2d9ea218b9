import type { ReactNode } from 'react'
import { htmlDocument, type HtmlDocument } from './document.tsx'
import css from './message-page.css?inline'

interface Message {
  title: string
  text: string
  action: { label: string; href: string }
  /** What can be done here and now; the action then only leads away. */
  children?: ReactNode
}

/** A page that says one thing: not found, not supported, failed. */
export function messagePage({ title, text, action, children }: Message): HtmlDocument {
  return htmlDocument({
    css,
    head: (
      <>
        <title>{`${title} · Vitrine`}</title>
        <meta name="robots" content="noindex" />
      </>
    ),
    body: (
      <body>
        <main>
          <p className="mark">Vitrine</p>
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
          <a href={action.href} className={children ? 'quiet' : undefined}>
            {action.label}
          </a>
        </main>
      </body>
    ),
  })
}
