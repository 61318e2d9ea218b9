import { appLanguages, type AppLanguage } from '@vitrine/common/languages'
import type { HtmlTagDescriptor, Plugin, ResolvedConfig, Rollup, ViteDevServer } from 'vite'
import { entryFile } from './entry-file.ts'
import { type DocumentTexts, localizedFile, withTexts } from './localized.ts'
import { policyHash } from './policy-hash.ts'
import { whileBuilding } from './render.ts'

const PLACE = '<!--landing-->'

/** app/landing-html.tsx */
interface Landing extends DocumentTexts {
  markup: string
}

/** Renders the landing page into its HTML, in each language of the app. It has no other script than app/entrance.ts. */
export function landingPage(origin: string): Plugin {
  let config: ResolvedConfig
  let rendered: Record<AppLanguage, Landing>
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
        if (server) {
          const { markup } = await landingIn('en', (id) => server.ssrLoadModule(id))
          return page.replace(PLACE, () => markup)
        }
        rendered = await whileBuilding(config, allLandings)
        return withStyles(
          page.replace(PLACE, () => rendered.en.markup),
          bundle ?? {},
        )
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const english = bundle['index.html']
        if (english?.type !== 'asset') throw new Error('The landing page is not in the build')
        const page = english.source.toString()
        for (const language of appLanguages) {
          const landing = rendered[language]
          const source = withTexts(page, language, landing).replace(rendered.en.markup, () => landing.markup)
          this.emitFile({ type: 'asset', fileName: localizedFile(language, 'index.html'), source })
        }
      },
    },
  }
}

async function landingIn(language: AppLanguage, load: ViteDevServer['ssrLoadModule']): Promise<Landing> {
  const { landingHtml } = (await load('/app/landing-html.tsx')) as {
    landingHtml: (language: AppLanguage) => Promise<Landing>
  }
  return landingHtml(language)
}

/** One after the other: they are said by the same module. */
async function allLandings(load: ViteDevServer['ssrLoadModule']): Promise<Record<AppLanguage, Landing>> {
  const landings: [AppLanguage, Landing][] = []
  for (const language of appLanguages) landings.push([language, await landingIn(language, load)])
  return Object.fromEntries(landings) as Record<AppLanguage, Landing>
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
