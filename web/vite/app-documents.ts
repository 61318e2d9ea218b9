import type { Plugin, ResolvedConfig, Rollup } from 'vite'
import { whileBuilding } from './render.ts'
import { filesOf } from './script-weight.ts'

/** Screens whose document, by its name, asks for all of their script at once; firebase.json sends their addresses there. */
const preloaded = {
  dashboard: ['web/app/data-layout.tsx', 'web/app/site-layouts.tsx', 'web/features/dashboard/index.ts'],
  editor: [
    'web/app/start-app.tsx',
    'web/app/data-layout.tsx',
    'web/lib/portfolio-reads.ts',
    'web/features/editor/index.ts',
  ],
} as const

/** Screens that are HTML before any script. */
const signIn = ['login', 'signup'] as const

/** app/sign-in-html.tsx */
interface Screens {
  signInHtml: (name: (typeof signIn)[number]) => Promise<string>
  factsOf: (name: keyof typeof preloaded | (typeof signIn)[number]) => { title: string; description: string }
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
        const [script = ''] = filesOf(chunks, ['web/app/sign-in-entrance.ts'])
        await whileBuilding(config, async (load) => {
          const { signInHtml, factsOf } = (await load('/app/sign-in-html.tsx')) as unknown as Screens
          const emit = (name: Parameters<Screens['factsOf']>[0], html: string) => {
            const { title, description } = factsOf(name)
            const source = html
              .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
              .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + description)
            this.emitFile({ type: 'asset', fileName: `${name}.html`, source })
          }
          for (const name of ['dashboard', 'editor'] as const) {
            const links = filesOf(chunks, preloaded[name]).filter((file) => !document.includes(`"/${file}"`))
            const [first] = name === 'editor' ? filesOf(chunks, ['web/app/editor-entrance.ts']) : []
            emit(
              name,
              document
                .replace(appScript, (script) => (first ? firstScript(first) : script))
                .replace('</head>', () => `${links.map(preload).join('')}</head>`),
            )
          }
          for (const name of signIn) emit(name, signInDocument(document, await signInHtml(name), script))
        })
      },
    },
  }
}

/** The app comes after the first paint: app/sign-in-entrance.ts loads it. */
const signInDocument = (document: string, html: string, script: string): string =>
  document
    .replace(/\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g, '')
    .replace(
      /<div id="root"><\/div>\s*(<noscript>.*?<\/noscript>)/s,
      (_, noscript: string) => `${noscript}<div id="root">${html}</div>`,
    )
    .replace('</body>', () => `<script type="module" crossorigin src="/${script}"></script></body>`)

function documentOf(bundle: Rollup.OutputBundle): string {
  const document = bundle['app.html']
  if (document?.type !== 'asset') throw new Error('The app’s document is not in the build')
  return document.source.toString()
}

/** What begins the app. */
const appScript = /<script type="module"[^>]* src="[^"]+"[^>]*><\/script>/

/** Begins the app itself, which is on its way meanwhile. */
const firstScript = (file: string) =>
  `<script type="module" async fetchpriority="high" crossorigin src="/${file}"></script>`
const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`
