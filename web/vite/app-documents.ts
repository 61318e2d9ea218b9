import { appRoutes } from '@vitrine/common/routes'
import type { Plugin, ResolvedConfig, Rollup } from 'vite'
import { documentTitle } from '../lib/page-title.ts'
import { screens, type ScreenFacts } from '../lib/screens.ts'
import { whileBuilding } from './render.ts'
import { filesOf } from './script-weight.ts'

/** Screens whose document asks for all of their script at once, by its file; firebase.json sends their addresses there. */
const preloaded = {
  'dashboard.html': {
    facts: screens.dashboard,
    modules: ['web/app/data-layout.tsx', 'web/app/site-layouts.tsx', 'web/features/dashboard/index.ts'],
  },
  'editor.html': {
    facts: screens.editor,
    modules: ['web/app/data-layout.tsx', 'web/lib/portfolio-reads.ts', 'web/features/editor/index.ts'],
  },
}

/** Screens that are HTML before any script. */
const signIn = {
  'login.html': { path: appRoutes.login, facts: screens.login },
  'signup.html': { path: appRoutes.signup, facts: screens.signup },
}

/** Documents for some addresses of the app, made of app.html, which is for the others. */
export function appDocuments(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'vitrine:app-documents',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const document = documentOf(bundle)
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
        for (const [fileName, { facts, modules }] of Object.entries(preloaded)) {
          const links = filesOf(chunks, modules).filter((file) => !document.includes(`"/${file}"`))
          const source = withFacts(document, facts).replace('</head>', () => `${links.map(preload).join('')}</head>`)
          this.emitFile({ type: 'asset', fileName, source })
        }
        const [script] = filesOf(chunks, ['web/app/sign-in-entrance.ts'])
        await whileBuilding(config, async (load) => {
          const { signInHtml } = (await load('/app/sign-in-html.tsx')) as {
            signInHtml: (path: string) => Promise<string>
          }
          for (const [fileName, { path, facts }] of Object.entries(signIn)) {
            const html = await signInHtml(path)
            const source = withFacts(document, facts)
              .replace(/\s*<script type="module"[^>]*><\/script>/, () => preload(script ?? ''))
              .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
              .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
              .replace('</body>', () => `<script type="module" crossorigin src="/${script}"></script></body>`)
            this.emitFile({ type: 'asset', fileName, source })
          }
        })
      },
    },
  }
}

function documentOf(bundle: Rollup.OutputBundle): string {
  const document = bundle['app.html']
  if (document?.type !== 'asset') throw new Error('The app’s document is not in the build')
  return document.source.toString()
}

const withFacts = (document: string, { title, description }: ScreenFacts): string =>
  document
    .replace(/<title>[^<]*<\/title>/, () => `<title>${documentTitle(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + description)

const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`
