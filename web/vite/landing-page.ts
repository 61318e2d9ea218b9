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
      async handler(html) {
        const page = html.replaceAll('%ORIGIN%', origin)
        return config.command === 'build' && page.includes(PLACE) ? page.replace(PLACE, await renderLanding(config)) : page
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
