import { htmlDocument } from './document.tsx'
import css from './message-page.css?inline'

interface Message {
  title: string
  text: string
  action: { label: string; href: string }
}

/** A page that says one thing: not found, not supported, failed. */
export function messagePage({ title, text, action }: Message): { html: string; css: string } {
  const html = htmlDocument({
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
          <a href={action.href}>{action.label}</a>
        </main>
      </body>
    ),
  })
  return { html, css }
}
