import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite'
import { interPreload } from './inter-preload.ts'
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
        const rendered = page.replace(PLACE, await whileBuilding(config, landingHtml))
        return { html: rendered, tags: [{ ...interPreload(bundle ?? {}), injectTo: 'head-prepend' as const }] }
      },
    },
  }
}

async function landingHtml(load: ViteDevServer['ssrLoadModule']): Promise<string> {
  const { landingHtml: render } = (await load('/app/landing-html.tsx')) as { landingHtml: () => string }
  return render()
}
