import type { HtmlTagDescriptor, Plugin, ResolvedConfig, Rollup, ViteDevServer } from 'vite'
import { entryFile } from './entry-file.ts'
import { policyHash } from './policy-hash.ts'
import { whileBuilding } from './render.ts'

const PLACE = '<!--landing-->'

/** Renders the landing page into its HTML, which has no other script than app/entrance.ts. */
export function landingPage(origin: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'vitrine:landing-page',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, server }) {
        const page = html.replaceAll('%ORIGIN%', origin)
        if (!page.includes(PLACE)) return page
        if (server) return page.replace(PLACE, await landingHtml((id) => server.ssrLoadModule(id)))
        return withStyles(page.replace(PLACE, await whileBuilding(config, landingHtml)), bundle ?? {})
      },
    },
  }
}

async function landingHtml(load: ViteDevServer['ssrLoadModule']): Promise<string> {
  const { landingHtml: render } = (await load('/app/landing-html.tsx')) as { landingHtml: () => string }
  return render()
}

/**
 * The page with its styles in it: a file of their own would come a round trip later. Hosting's headers cannot name what each build
 * makes anew, so the page itself allows these styles and no other.
 */
function withStyles(page: string, bundle: Rollup.OutputBundle): { html: string; tags: HtmlTagDescriptor[] } {
  const [link = '', file = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(page) ?? []
  const styles = bundle[file]
  if (styles?.type !== 'asset') throw new Error('The styles of the landing page are not in the build')
  const css = styles.source.toString().trim()
  Reflect.deleteProperty(bundle, file)
  const policy = { 'http-equiv': 'Content-Security-Policy', content: `style-src ${policyHash(css)}` }
  return {
    html: page
      .replace(link, () => `<style>${css}</style>`)
      // vite/before-paint.ts loads it, and it what it is made of.
      .replace(/\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g, '')
      .replace('<html lang="en">', () => `<html lang="en" data-script="${entryFile(bundle, '/app/entrance.ts')}">`),
    tags: [{ tag: 'meta', attrs: policy, injectTo: 'head-prepend' }],
  }
}
