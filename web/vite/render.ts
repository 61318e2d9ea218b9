import react from '@vitejs/plugin-react'
import { createServer, type ResolvedConfig, type ViteDevServer } from 'vite'
import { featuredTemplates } from './featured-templates.ts'
import { templateWords } from './template-words.ts'

/** Renders with the app's own modules while it is built. */
export async function whileBuilding<Result>(
  { root, define }: ResolvedConfig,
  render: (load: ViteDevServer['ssrLoadModule']) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [react(), featuredTemplates(), templateWords()],
    define,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await render((id) => server.ssrLoadModule(id))
  } finally {
    await server.close()
  }
}
