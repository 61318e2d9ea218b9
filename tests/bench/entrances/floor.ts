import { Parser } from 'htmlparser2'

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
/** What is in these is not shown as text. */
const silent = new Set(['script', 'style', 'svg', 'title', 'noscript'])

/**
 * The least that a page with the content of another can be: its texts and pictures in plain HTML, without script, typeface or layout.
 * The pictures that the other shows at once stand first: below its texts, one a line, they would not be in the window.
 */
export function floorOf(html: string): string {
  const first: string[] = []
  const body: string[] = []
  let inside = 0
  new Parser({
    onopentag(name, { src, srcset, sizes, width, height, fetchpriority }) {
      if (silent.has(name)) inside += 1
      if (name !== 'img' || !src) return
      const seen = fetchpriority === 'high'
      const loading = seen ? 'fetchpriority="high"' : 'loading="lazy"'
      const set = srcset && sizes ? `srcset="${escape(srcset)}" sizes="${escape(sizes)}"` : ''
      ;(seen ? first : body).push(
        `<img ${set} src="${escape(src)}" alt="" width="${width}" height="${height}" ${loading}>`,
      )
    },
    ontext(text) {
      if (inside === 0 && text.trim()) body.push(`<p>${escape(text)}</p>`)
    },
    onclosetag(name) {
      if (silent.has(name)) inside -= 1
    },
  }).end(html)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title><meta name="description" content="Floor"><link rel="icon" href="/favicon.svg"><style>body{margin:16px;font:16px/1.5 sans-serif;overflow-wrap:anywhere}img{display:block;max-width:100%;height:auto}</style></head><body><main><h1>Floor</h1>${[...first, ...body].join('')}</main></body></html>`
}
