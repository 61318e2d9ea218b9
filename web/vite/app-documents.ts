import { appLanguages, type AppLanguage } from '@vitrine/common/languages'
import type { Plugin, ResolvedConfig, Rollup } from 'vite'
import { type DocumentTexts, fill, localizedFile, withTexts } from './localized.ts'
import { markPressedScript } from './mark-pressed.ts'
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

/** Screens that are HTML before any script, in each language of the app. */
const signIn = ['login', 'signup'] as const

/** app/sign-in-html.tsx */
interface Screens {
  signInHtml: (name: (typeof signIn)[number], language: AppLanguage) => Promise<SignIn>
  factsOf: (name: keyof typeof preloaded, language: AppLanguage) => Promise<DocumentTexts>
}
/** app/outline-html.tsx */
interface Outlines {
  outlineHtml: (name: keyof typeof preloaded) => string
}
interface SignIn extends DocumentTexts {
  markup: string
  noScript: string
  missing: string
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
          const { outlineHtml } = (await load('/app/outline-html.tsx')) as Outlines
          for (const name of ['dashboard', 'editor'] as const) {
            const links = filesOf(chunks, preloaded[name]).filter((file) => !document.includes(`"/${file}"`))
            const [first] = name === 'editor' ? filesOf(chunks, ['web/app/editor-entrance.ts']) : []
            const html = document
              .replace(appScript, (script) => (first ? firstScript(first) : script))
              .replace('<div id="root">', (begin) => begin + outlineHtml(name))
              .replace('</head>', () => `${links.map(preload).join('')}</head>`)
            const source = withTexts(html, 'en', await factsOf(name, 'en'))
            this.emitFile({ type: 'asset', fileName: `${name}.html`, source })
          }
          for (const language of appLanguages)
            for (const name of signIn) {
              const screen = await signInHtml(name, language)
              const source = withTexts(signInDocument(document, screen, script), language, screen)
              // Hosting chooses a language only where it finds a file at the address itself.
              const file = `${name}/index.html`
              this.emitFile({ type: 'asset', fileName: localizedFile(language, file), source })
              if (language === 'en') this.emitFile({ type: 'asset', fileName: file, source })
            }
        })
      },
    },
  }
}

/** The app comes after the first paint: app/sign-in-entrance.ts loads it. */
function signInDocument(document: string, { markup, noScript, missing }: SignIn, script: string): string {
  const html = document
    .replace(/\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g, '')
    .replace('</head>', () => `<script>${markPressedScript}</script></head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-waiting data-missing="">${markup}</div>`)
    .replace('</body>', () => `<script type="module" crossorigin src="/${script}"></script></body>`)
  return fill(html, [
    [/(<div id="root" data-waiting data-missing=")/, missing],
    [/(<noscript><p[^>]*>)[^<]*/, noScript],
  ])
}

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
