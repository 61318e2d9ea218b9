import { textsIn } from '@vitrine/common/portfolio/texts'
import { exampleSets } from '@vitrine/templates/example-sets'

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const isPicture = (text: string) => /^\/.+\.webp$/.test(text)

/**
 * The least that a page with this content can be: its texts and pictures in plain HTML, no script, no typeface, no
 * layout. Nothing that shows the portfolio comes much faster.
 * @param name heading of the page
 */
export function floorPage(name: string, content: object): string {
  const sets = exampleSets(content)
  let pictures = 0
  const body = textsIn(content).map((text) => {
    if (!isPicture(text)) return `<p>${escape(text)}</p>`
    const loading = pictures++ === 0 ? 'fetchpriority="high"' : 'loading="lazy"'
    const { width = 800, height = 600, sources = [] } = sets.get(text) ?? {}
    const source = sources
      .map(({ format, srcSet }) => `<source type="image/${format}" srcset="${srcSet}" sizes="92vw">`)
      .join('')
    return `<picture>${source}<img src="${escape(text)}" alt="" width="${width}" height="${height}" ${loading}></picture>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(name)}</title><meta name="description" content="${escape(name)}"><link rel="icon" href="/favicon.svg"><style>body{margin:16px;font:16px/1.5 sans-serif;overflow-wrap:anywhere}img{display:block;max-width:100%;height:auto}</style></head><body><main><h1>${escape(name)}</h1>${body.join('')}</main></body></html>`
}
