// Import directions. Everything else, rules that need types included, is oxlint's: .oxlintrc.json.
import js from '@eslint/js'
import boundaries from 'eslint-plugin-boundaries'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const root = import.meta.dirname
const sources = '**/*.{ts,tsx}'
const tests = ['**/*.test.{ts,tsx}', 'tests/**/*.ts']
/** Run by Node while building or testing, not part of what is built. */
const buildScripts = ['*/build.ts', 'templates/subset-files.ts', 'web/vite/**/*.ts', '**/*.config.ts']
/** The rooms, each a folder; a folder comes before the one that it lies in. */
const elements = [
  ['common', 'common'],
  ['templates', 'templates'],
  ...['api', 'site', 'accounts', 'domains', 'forms', 'analytics', 'pictures', 'reviews', 'links', 'schedules'].map(
    (domain) => [`functions/${domain}`, `functions-${domain}`],
  ),
  ...['entitlement', 'provider', 'fulfilment', 'plan', 'checkout', 'webhook'].map((layer) => [
    `functions/payments/${layer}`,
    `payments-${layer}`,
  ]),
  ['functions/payments', 'payments-polling'],
  ['functions/http', 'functions-http'],
  ['functions/lib', 'functions-lib'],
  ['functions', 'functions-entry'],
  ['web/app', 'web-app'],
  ['web/features/*', 'web-feature'],
  ['web/components', 'web-components'],
  ['web/lib', 'web-lib'],
  ['web/styles', 'web-styles'],
  ['web', 'web-build'],
  ['local', 'local'],
  ['tests', 'tests'],
].map(([pattern, type]) => ({ pattern, type, partialMatch: false }))

const rooms = (type) => ({ element: { type } })
const may = (from, to) => ({ from: rooms(from), allow: { to: rooms(to) } })
/** Of each element only the files that are its face to others. */
const mayOnly = (from, faces) => ({
  from: rooms(from),
  allow: { to: Object.entries(faces).map(([type, fileInternalPath]) => ({ element: { type, fileInternalPath } })) },
})

/** What common/ has for everybody. Beside it, each type of field has its control for the editor. */
const pure = { common: '**/*.ts' }
const controls = { common: 'fields/types/{controls,*/control}.tsx' }

/** Imports go one way: what is not named here is an error. */
const directions = [
  mayOnly('templates', pure),
  mayOnly(['web-*', 'functions-*', 'payments-*'], pure),
  may(['web-*', 'functions-*', 'payments-*'], 'templates'),
  mayOnly('web-feature', controls),
  {
    from: { element: { type: 'common', fileInternalPath: controls.common } },
    allow: { to: rooms(['web-components', 'web-lib']) },
  },
  {
    from: { element: { type: 'common', fileInternalPath: controls.common } },
    allow: { to: { element: { type: 'web-feature', fileInternalPath: 'index.ts' } } },
  },
  {
    // Large controls, which theirs load when a field needs them.
    from: { element: { type: 'common', fileInternalPath: controls.common } },
    allow: {
      to: { element: { type: 'web-feature', fileInternalPath: '{fields/rich-text-editor,images/image-control}.tsx' } },
      dependency: { nodeKind: 'dynamic-import' },
    },
  },
  may('functions-entry', ['functions-*', 'payments-*']),
  // The domains of functions: each knows the shared http and lib, and of the others only the files named here.
  may(
    ['functions-{api,site,accounts,domains,forms,analytics,pictures,reviews,links,schedules}', 'payments-*'],
    ['functions-http', 'functions-lib'],
  ),
  mayOnly('functions-api', {
    'functions-accounts': 'deletion.ts',
    'functions-analytics': '{days-table,live-views}.ts',
    'functions-domains': '{check-domain,connect,health,proof,requests}.ts',
    'functions-forms': 'receive.ts',
    'functions-links': 'password.ts',
    'payments-entitlement': 'entitlement.ts',
    'payments-fulfilment': '{observe,reconcile-session}.ts',
    'payments-plan': '{sync-plan,sync-subscription}.ts',
    'payments-polling': 'poll-open-sessions.ts',
    'payments-provider': 'follow-email.ts',
  }),
  mayOnly('functions-site', {
    'functions-analytics': '{own-browser,visitor}.ts',
    'functions-forms': '{receive,subscription}.ts',
    'functions-links': '{comments,differences,opening,pages,password,session,shown,tries}.ts',
    // The store's pages, which the client's build makes of its own components.
    'web-build': 'renderer/dist/store-renderer.js',
  }),
  mayOnly('functions-links', { 'payments-entitlement': 'entitlement.ts' }),
  mayOnly('functions-schedules', { 'functions-api': 'portfolios/publish.ts' }),
  mayOnly('functions-accounts', { 'payments-provider': 'leave.ts' }),
  may('functions-http', 'functions-lib'),
  // Mails call what the app has by the app's words.
  mayOnly('functions-lib', { 'web-lib': 'words/{hear,catalogues/*}.ts' }),
  // Payments, from the bottom up.
  may('payments-fulfilment', ['payments-entitlement', 'payments-provider']),
  may('payments-plan', ['payments-entitlement', 'payments-provider', 'payments-fulfilment']),
  may('payments-checkout', ['payments-entitlement', 'payments-provider']),
  may(['payments-webhook', 'payments-polling'], ['payments-fulfilment', 'payments-plan']),
  may('web-app', ['web-components', 'web-lib', 'web-styles']),
  may('web-feature', ['web-components', 'web-lib']),
  may('web-components', 'web-lib'),
  {
    from: rooms(['web-app', 'web-feature']),
    allow: { to: { element: { type: 'web-feature', fileInternalPath: 'index.{ts,tsx}' } } },
  },
  {
    // A screen is a chunk of its own, which the router loads when it is visited.
    from: rooms('web-app'),
    allow: {
      to: { element: { type: 'web-feature', fileInternalPath: 'screens/*' } },
      dependency: { nodeKind: 'dynamic-import' },
    },
  },
  may(['local', 'tests'], '*'),
]

const firebase = [
  'firebase',
  'firebase/*',
  '@firebase/*',
  'firebase-admin',
  'firebase-admin/*',
  'firebase-functions',
  'firebase-functions/*',
]
const restrictImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })
const noNode = { regex: '^node:', message: 'Browsers have no Node modules.' }
const noReact = {
  group: ['react', 'react/*', 'react-dom', 'react-dom/*'],
  message: 'Visitors get plain DOM scripts, no React.',
}
const noFirebase = { group: firebase, message: 'Templates know nothing of Firebase.' }
const noServerFirebase = { group: firebase.slice(3), message: 'This is for the server.' }
const noClientFirebase = { group: firebase.slice(0, 3), message: 'The server uses firebase-admin.' }
const noDraft = {
  group: ['**/documents/portfolio.ts', '**/documents/page.ts'],
  message: 'Strangers are answered from what is live (lib/documents/live.ts, published.ts), never from the draft.',
}
const noControls = { regex: '\\.tsx$', message: 'The controls of fields are for the editor.' }
const onlyOwnAndSchemas = {
  regex: '^(?!\\.{1,2}/|zod/mini$|reserved-usernames$|temporal-polyfill$)',
  message: 'common/ uses nothing but itself, zod/mini, reserved-usernames and temporal-polyfill.',
}

export default defineConfig(
  globalIgnores([
    'common/platform.d.ts',
    '**/dist/',
    '**/node_modules/',
    'emulator-data/',
    '.cache/',
    '.data/',
    'test-results/',
    'playwright-report/',
    'web/public/',
  ]),
  { linterOptions: { noInlineConfig: true } },
  {
    files: [sources],
    languageOptions: { parser: tseslint.parser },
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { noWarnOnMultipleProjects: true, project: 'tsconfig.base.json' } },
      'boundaries/root-path': root,
      'boundaries/elements': elements,
      'boundaries/legacy-templates': false,
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkUnknownLocals: true,
          message:
            '{{from.element.types}} must not import {{to.element.types}} here (imports go one way; features meet at index.ts).',
          policies: directions,
        },
      ],
    },
  },
  {
    files: ['common/**/*.ts'],
    ignores: tests,
    rules: {
      ...restrictImports(onlyOwnAndSchemas, noControls),
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'navigator',
        'location',
        'localStorage',
        'sessionStorage',
        'fetch',
        'process',
        'Buffer',
        'global',
      ],
    },
  },
  { files: [`templates/${sources}`], ignores: [...tests, ...buildScripts], rules: restrictImports(noFirebase, noNode) },
  { files: ['templates/page-scripts/**/*.ts'], ignores: tests, rules: restrictImports(noFirebase, noNode, noReact) },
  {
    files: [`web/${sources}`, 'common/**/*.tsx'],
    ignores: [...tests, ...buildScripts],
    rules: restrictImports(noServerFirebase, noNode),
  },
  { files: [`functions/${sources}`], ignores: tests, rules: restrictImports(noClientFirebase) },
  {
    files: [
      `functions/site/${sources}`,
      `functions/api/public/${sources}`,
      `functions/forms/${sources}`,
      // Of analytics, what visitors reach.
      'functions/analytics/{collect,counted-event,published-page-cache,shard-writer,limits}.ts',
    ],
    ignores: tests,
    rules: restrictImports(noClientFirebase, noDraft),
  },
  {
    files: [`functions/${sources}`],
    ignores: [...tests, 'functions/lib/transact.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'runTransaction', message: 'Use transact() of functions/lib/transact.ts.' },
      ],
    },
  },
  { files: ['**/*.{js,mjs}'], extends: [js.configs.recommended] },
  {
    files: ['*.js', 'local/*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', setInterval: 'readonly' } },
  },
  { files: ['local/mailbox/page/*.js', 'tests/e2e/support/*.js'], rules: { 'no-undef': 'off' } },
)
