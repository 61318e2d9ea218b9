import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type ResolvedConfig } from 'vite'
import { featuredTemplates } from './featured-templates.ts'

const PLACE = '<!--landing-->'

/** Renders the landing page into its HTML when the app is built, so that it is complete before any script has run. */
export function landingPage(origin: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'vitrine:landing-page',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const page = html.replaceAll('%ORIGIN%', origin)
        if (config.command !== 'build' || !page.includes(PLACE)) return page
        // A typeface that arrives after the first paint breaks the large heading anew and moves what is below it.
        const font = Object.keys(bundle ?? {}).find((file) => /\/inter-latin-wght-normal-[^/]*\.woff2$/.test(file))
        if (!font) throw new Error('The typeface of the landing page is not in the build')
        const preload = {
          tag: 'link',
          attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head-prepend' as const,
        }
        return { html: page.replace(PLACE, await renderLanding(config)), tags: [preload] }
      },
    },
  }
}

async function renderLanding({ root, define }: ResolvedConfig): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [react(), featuredTemplates()],
    define,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { landingHtml } = (await server.ssrLoadModule('/app/landing-html.tsx')) as { landingHtml: () => string }
    return landingHtml()
  } finally {
    await server.close()
  }
}
