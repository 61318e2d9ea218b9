import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escape = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** HTML with escaped values; results of this function itself are not escaped again. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Html | Html[] | null

export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(
    strings.reduce((all, part, index) => all + part + (index < values.length ? show(values[index] ?? null) : ''), ''),
  )

function show(value: Value): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map(show).join('')
  return value instanceof Html ? value.text : escape(String(value))
}

/** A page of a stand-in. @param header what it is */
export const document = (header: string, title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/style.css" />
  </head>
  <body>
    <header>${header}</header>
    <main>${body}</main>
  </body>
</html>`.text

/** The style sheet of these pages, which they look for at /style.css; the mailbox shares the first part of it. */
export const pageStyles = (): string =>
  ['base.css', 'style.css'].map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n')
