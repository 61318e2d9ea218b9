import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type UserConfig } from 'vite'
import { appDocuments } from './vite/app-documents.ts'
import { beforePaint } from './vite/before-paint.ts'
import { chunkFileName } from './vite/chunk-names.ts'
import { connections, connectionsPolicy } from './vite/connections-policy.ts'
import { examplePages } from './vite/example-pages.ts'
import { featuredTemplates } from './vite/featured-templates.ts'
import { landingPage } from './vite/landing-page.ts'
import { proxyToHosting } from './vite/proxy.ts'
import { scriptBudget } from './vite/script-budget.ts'
import { storeRenderer } from './vite/store-renderer.ts'
import { templateAssets } from './vite/template-assets.ts'
import { templateWords } from './vite/template-words.ts'
import { withoutNames } from './vite/without-names.ts'
import { withoutSchemas } from './vite/without-schemas.ts'

const root = import.meta.dirname
const DEV_PORT = 5173

/** The package's own entry is its build for development, with all warnings in it. */
const routerBuild = join(dirname(fileURLToPath(import.meta.resolve('react-router'))), '../production')
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
]

const requiredSettings = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
  'VITE_APP_ORIGIN',
]

/** Mode `emulator` talks to the emulators of firebase.json; every other mode to the project that the environment names. */
export default defineConfig(({ mode, command }): UserConfig => {
  const emulated = mode === 'emulator'
  const settings = loadEnv(mode, root)
  if (!emulated && command === 'build') requireSettings(settings)
  const ports = emulatorPorts()
  const offset = Number(process.env.VITRINE_PORT_OFFSET || 0)
  const app = command === 'build' ? ports.hosting : DEV_PORT
  const origin = settings.VITE_APP_ORIGIN || `http://127.0.0.1:${ports.hosting}`
  return {
    root,
    plugins: [
      react(),
      tailwindcss(),
      templateAssets(),
      withoutSchemas(),
      withoutNames(),
      featuredTemplates(),
      templateWords(),
      landingPage(origin),
      examplePages(origin),
      beforePaint(),
      connections({ emulated, settings }),
      appDocuments(),
      scriptBudget(),
      storeRenderer({ connections: connectionsPolicy({ emulated, settings }) }),
    ],
    define: {
      __EMULATORS__: JSON.stringify(
        emulated ? { app, auth: ports.auth, firestore: ports.firestore, storage: ports.storage } : null,
      ),
      __GOOGLE_CHOOSER__: JSON.stringify(emulated),
    },
    resolve: {
      alias: [
        { find: 'react-style-singleton', replacement: join(root, 'lib/style-singleton.ts') },
        ...(command === 'build' ? productionRouter : []),
      ],
    },
    build: {
      target: 'baseline-widely-available',
      outDir: 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: [
          'index.html',
          'app.html',
          'app/entrance.ts',
          'app/store-entrance.ts',
          'app/sign-in-entrance.ts',
          'app/editor-entrance.ts',
          'styles/store.css',
          'styles/template.css',
        ],
        // unzipit asks for it in Node only.
        external: ['node:worker_threads'],
        output: {
          chunkFileNames: chunkFileName,
          codeSplitting: {
            // Left to the bundler, each of these would be split by who shares it, and many small files compress badly.
            groups: [
              {
                name: 'react-and-router',
                test: /node_modules\/(react\/|scheduler\/|react-dom\/(index|client|cjs\/react-dom(-client)?\.)|(react-router(-dom)?|cookie|set-cookie-parser)\/)/,
              },
              {
                name: 'data',
                includeDependenciesRecursively: false,
                test: /node_modules\/@tanstack\/|web\/lib\/query-client\./,
              },
              {
                // Who is signed in; comes after the first screen.
                name: 'session',
                includeDependenciesRecursively: false,
                test: /node_modules\/(@firebase\/(app|auth|component|logger|util)|firebase\/(app|auth)|idb)\/|web\/(lib\/(auth|firebase)|features\/auth\/(settings|merge-profile))\./,
              },
              {
                // What every screen says, and in which language; the store's HTML, which has no React, asks for that, too.
                name: 'words',
                includeDependenciesRecursively: false,
                test: /web\/(lib\/(words\/(say|language|preferred-language|switch-language)|format-number)|features\/auth\/speak-for)\.|templates\/words\/wording\.|common\/languages\./,
              },
              // Apart from app/entrance.ts, which runs on pages without an app only.
              { name: 'device', test: /vite\/preload-helper|web\/lib\/(theme|session-hint|show-chosen)\./ },
              {
                // Small modules that every screen of the app loads: apart they weigh more.
                name: 'shell',
                includeDependenciesRecursively: false,
                test: /web\/(app\/(app|come-near|load-screen|providers|root-layout|route-error|router)|components\/(app-link|button|error-state|field|logo|notice|screen-skeleton|signed-in-choice|skeleton|text-field)|lib\/(class-names|first-screen|page-title|idle|location-state|screen-at|screens|use-in-browser|use-online|words\/use-app-language)|features\/auth\/(account-error|auth-provider|context|profile-demand|require-account|return-path))\.|common\/(plans|templates\/ids)\.|lucide-react\/dist\/esm\/(?!icons\/)|lucide-react\/dist\/esm\/icons\/(check|circle-check|circle-exclamation-point|cloud-off|eye|eye-off|info|loader-circle|rotate-cw|x)\./,
              },
              {
                name: 'sign-in',
                includeDependenciesRecursively: false,
                test: /web\/(components\/(checkbox|password-field)|features\/auth\/(auth-layout|messages|or-divider|post-login-path|use-late-script|use-signed-in-elsewhere|google\/(google-button|google-mark|use-google-window|window-hint)))\./,
              },
              {
                // What every screen has of the API; app/editor-entrance.ts runs without the app.
                name: 'kept',
                includeDependenciesRecursively: false,
                test: /web\/lib\/(api-error|firebase-options|kept)\.|common\/(analytics\/constants|api\/errors|limits|routes)\./,
              },
              {
                name: 'api',
                includeDependenciesRecursively: false,
                test: /web\/(lib\/(api|kept-token|portfolio-reads))\.|common\/(api\/(portfolios|user)|app-check)\./,
              },
              {
                // Small things that the screens of accounts share.
                name: 'account-screens',
                includeDependenciesRecursively: false,
                test: /web\/(components\/(badge|card|select|empty-state|external-link|lazy-part|segmented-control)|lib\/(copy-link|history|keys|script-missing|toast|use-leave-guard|portfolio-news|keeping-cursor|use-address-choice)|features\/(payment\/(use-cancelled-payment|pending)|store\/use-templates))\.|common\/(links|plans|payments|relative-age|uploads|api\/(inbox|payments|templates))\.|lucide-react\/dist\/esm\/icons\/(arrow-(up|down|left)|chevron-(right|down)|copy|ellipsis|grip-vertical|lock-open|trash-2|external-link|lock|monitor|plus|redo-2|smartphone|tablet|trash|triangle-exclamation-point|undo-2)\./,
              },
              {
                name: 'site',
                includeDependenciesRecursively: false,
                test: /web\/(app\/(account-(actions|menu)|site-(footer|header|layout))|components\/(dropdown-menu|theme-switch)|features\/auth\/use-sign-out|lib\/use-theme)\.|lucide-react\/dist\/esm\/icons\/(layout-grid|log-out|mail|moon|sun|user-round)\./,
              },
              {
                name: 'template-cards',
                includeDependenciesRecursively: false,
                test: /web\/(components\/rating|features\/store\/(customize-link|favourite-button|template-card|template-grid-skeleton|template-image|use-create-portfolio|use-favourites))\./,
              },
              {
                name: 'radix-basics',
                test: /node_modules\/@radix-ui\/react-(roving-focus|tabs|use-[a-z-]+)\//,
              },
              {
                name: 'dialog',
                test: /node_modules\/(aria-hidden|react-remove-scroll(-bar)?)\/|web\/components\/(dialog|confirm-dialog)\./,
              },
              {
                name: 'stored-pictures',
                includeDependenciesRecursively: false,
                test: /web\/lib\/(storage-base|own-addresses|pictures\/(private-pictures|stored-image))\./,
              },
              {
                name: 'preview',
                includeDependenciesRecursively: false,
                test: /web\/features\/preview\/(preview-box|preview-frame|use-template|device-toggle|devices|document-frame|mark-elements|template-error-boundary|use-(behaviours|fit|late-sections|letters|scroll-to-section|wording)|local\/(local-preview|open-local-preview))\.|web\/lib\/debounce\.|templates\/(page-body|registry|shared-sections\/shared-frame)\.|rolldown_dynamic_import_helper/,
              },
              {
                name: 'late-sections',
                includeDependenciesRecursively: false,
                test: /templates\/shared-sections\/((late-(rules|section)|(custom|rich)-section)\.tsx?|(custom|rich)-sections\.css)/,
              },
              {
                // What the dashboard shares with a few other screens.
                name: 'dashboard-lists',
                includeDependenciesRecursively: false,
                test: /web\/(features\/(dashboard\/(card-grid|load-failure|load-more-portfolios|use-(portfolios|restore))|inbox\/use-inbox)|components\/load-more)\.|lucide-react\/dist\/esm\/icons\/(chart-column|layout-template|link|list|pencil|qr-code|share-2|square-pen|star)\.m?js$/,
              },
              {
                name: 'document',
                includeDependenciesRecursively: false,
                test: /common\/(fields\/(?!.*control)|portfolio\/(changes|custom-sections|fallbacks|file-parts|item-ids|item-title|patch|paths|picture-parts|place-name|private-items|publish-validation|texts)\.|(picture-paths|rich-text)\.)/,
              },
              {
                // What the editors of a home page and of its other pages both load first; what these use stays where it is.
                name: 'editing',
                includeDependenciesRecursively: false,
                test: /web\/features\/editor\/(state\/(?!value-text)|fields\/(?!rich-text|format-tools|pasted-html|add-pictures|repeater|sort|list-actions|use-item-ids)|batch\/(entry|picture-adder|use-picture-queue)\.|screen\/(editor-frame|header-buttons|leave-guard|save-status|use-editor-keys|use-open-draft)\.|live\/changes-button\.|images\/names-of\.)|common\/(fields\/.*control|portfolio\/translations\/place\.)|web\/(components\/(color-field|frame-of|toggle)|features\/(publish\/(chosen-changes|index|publish-error|use-publish)|payment\/use-payment-status))\.|lucide-react\/dist\/esm\/icons\/cloud\./,
              },
              {
                // Lists come after the texts of the first section.
                name: 'lists',
                includeDependenciesRecursively: false,
                test: /node_modules\/@dnd-kit\/|web\/(components\/move-buttons|features\/editor\/fields\/(sortable-list|sorting|list-actions|use-item-ids|repeater-item))\./,
              },
              {
                // What a template brings, and no preview before it.
                name: 'template-sections',
                includeDependenciesRecursively: false,
                test: /templates\/(define-template|fields\/(basics|career-lists|contact|lists)|shared-sections\/((custom-|rich-)?sections|shared-section))\.tsx?|templates\/parts\/forms\.css/,
              },
              {
                name: 'template-parts',
                test: /common\/(forms|portfolio\/(networks|profile-addresses))\.|templates\/(picture|surface|visible-sections|shared-sections\/(pages|writing)-section|parts\/(contact-form|content|elements|emptiness|form|forms|link|joined-texts|made-with|menu|page-link|picture|rich-text|rich-text-tree|say|section-heading|skip-link|small-print|social|social-links|sources|text|texts|typing|word-length))\.tsx?/,
              },
              {
                // What only some templates have, and every case study and article.
                name: 'page-parts',
                includeDependenciesRecursively: false,
                test: /common\/(file-facts|portfolio\/(works|pages\/(block-texts|reading-time)))\.|templates\/(shared-sections\/(page-item|writing)|parts\/(dates|exif|lightbox|picture-steps))\.tsx?/,
              },
            ],
          },
        },
      },
    },
    server: {
      host: '127.0.0.1',
      port: DEV_PORT + offset,
      strictPort: true,
      proxy: proxyToHosting(root, `http://127.0.0.1:${ports.hosting + offset}`),
    },
  }
})

function requireSettings(settings: Record<string, string>): void {
  const missing = requiredSettings.filter((name) => !settings[name])
  if (missing.length === 0) return
  throw new Error(
    `Missing setting: ${missing.join(', ')}. See web/.env.example; for the emulators build with --mode emulator.`,
  )
}

function emulatorPorts(): { auth: number; firestore: number; storage: number; hosting: number } {
  const { emulators } = JSON.parse(readFileSync(join(root, '..', 'firebase.json'), 'utf8')) as {
    emulators: Record<string, { port: number }>
  }
  const port = (name: string) => {
    const found = emulators[name]?.port
    if (!found) throw new Error(`firebase.json names no port for the ${name} emulator`)
    return found
  }
  return { auth: port('auth'), firestore: port('firestore'), storage: port('storage'), hosting: port('hosting') }
}
