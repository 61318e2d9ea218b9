import type { Route } from './script-weight.ts'

/** Of no use to somebody who is only looking around. */
const onlyForAccounts = ['/features/editor/', '@firebase/firestore/dist/index', '@tiptap/', '@stripe/', '/zod/']
/** Pages that are HTML for strangers ask nobody who they are, and every link of them opens a document. */
const noFramework = ['/react/', '/react-dom/', '@firebase/', '/react-router/', '@tanstack/']

/** The app's entry; the session follows by itself. */
const app = ['web/app/main.tsx', 'web/features/auth/watch-session.ts']
const appWithData = [...app, 'web/app/data-layout.tsx']
const publicSite = [...appWithData, 'web/app/site-layouts.tsx']

/** The routes whose weight every build checks. */
export const weighedRoutes: readonly Route[] = [
  { name: '/', loads: ['web/app/entrance.ts'], budget: 5_000, without: noFramework },
  // One can type before the app, which the lines below weigh, begins to load.
  { name: '/login, /signup as HTML', loads: ['web/app/sign-in-entrance.ts'], budget: 5_000, without: noFramework },
  {
    name: '/login',
    loads: [...app, 'web/features/auth/screens/login-screen.tsx'],
    budget: 170_000,
    without: onlyForAccounts,
  },
  {
    name: '/signup',
    loads: [...app, 'web/features/auth/screens/signup-screen.tsx'],
    budget: 171_000,
    without: onlyForAccounts,
  },
  {
    name: '/reset-password',
    loads: [...appWithData, 'web/features/auth/screens/reset-password-screen.tsx'],
    budget: 200_000,
    without: onlyForAccounts,
  },
  // Until somebody begins to search, or is signed in.
  { name: '/templates as HTML', loads: ['web/app/store-entrance.ts'], budget: 5_000, without: noFramework },
  {
    name: '/templates',
    loads: [...publicSite, 'web/features/store/screens/store-page.tsx'],
    budget: 220_000,
    without: onlyForAccounts,
  },
  {
    name: '/dashboard',
    loads: [...publicSite, 'web/features/dashboard/index.ts'],
    budget: 190_000,
    without: ['@tiptap/', '/react-menu/', '/react-dialog/'],
  },
  {
    name: '/preview',
    loads: [...appWithData, 'web/features/preview/screens/local-preview-page.tsx'],
    budget: 200_000,
    without: onlyForAccounts,
  },
  {
    name: '/dashboard/editor/:id',
    // All until the first keystroke, a template for the preview included.
    loads: [...appWithData, 'web/features/editor/index.ts', 'templates/developer-pro/template.tsx'],
    budget: 240_000,
    without: [
      '@tiptap/',
      '@firebase/storage/',
      '@firebase/firestore/',
      '/react-image-crop/',
      '/image-size/',
      '/exifreader/',
      '/features/editor/batch/open-queue',
      '/htmlparser2/',
      '/sonner/',
    ],
  },
  {
    name: '/dashboard/editor/:id/pages/:id',
    // What writes a document weighs twice a form; what is only for some blocks comes with them.
    loads: [
      ...appWithData,
      'web/features/editor/screens/page-editor-page.tsx',
      'templates/developer-pro/template.tsx',
      'templates/developer-pro/page-look.tsx',
    ],
    budget: 460_000,
    without: [
      '@firebase/firestore/',
      '@firebase/storage/',
      '/react-image-crop/',
      '/image-size/',
      '/exifreader/',
      '/highlight.js/',
      '/htmlparser2/',
      '/marked/',
      '/sonner/',
    ],
  },
]
