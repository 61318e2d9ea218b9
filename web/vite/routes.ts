import type { Route } from './script-weight.ts'

/** Of no use to somebody who is only looking around. */
const onlyForAccounts = ['/features/editor/', '@firebase/firestore/dist/index', '@tiptap/', '@stripe/', '/zod/']
/** The page for strangers asks nobody who they are, and every link of it opens a document. */
const notOnLanding = [
  ...onlyForAccounts,
  '@firebase/',
  '/react-router/',
  '@tanstack/',
  '/sonner/',
  '@radix-ui/',
  '/features/analytics/',
]

/** The app's entry; the session follows by itself. */
const app = ['web/app/main.tsx', 'web/features/auth/watch-session.ts']
const appWithData = [...app, 'web/app/data-layout.tsx']
const publicSite = [...appWithData, 'web/app/site-layouts.tsx']

/** The routes whose weight every build checks. */
export const weighedRoutes: readonly Route[] = [
  { name: '/', loads: ['web/app/landing-main.tsx'], budget: 100_000, without: notOnLanding },
  {
    name: '/login',
    loads: [...app, 'web/features/auth/screens/login-screen.tsx'],
    budget: 170_000,
    without: onlyForAccounts,
  },
  {
    name: '/signup',
    loads: [...app, 'web/features/auth/screens/signup-screen.tsx'],
    budget: 172_000,
    without: onlyForAccounts,
  },
  {
    name: '/reset-password',
    loads: [...appWithData, 'web/features/auth/screens/reset-password-screen.tsx'],
    budget: 200_000,
    without: onlyForAccounts,
  },
  {
    name: '/templates',
    loads: [...publicSite, 'web/features/store/screens/store-page.tsx'],
    budget: 220_000,
    without: onlyForAccounts,
  },
  {
    name: '/portfolio/:id',
    loads: [...appWithData, 'web/features/example/index.ts'],
    budget: 200_000,
    without: onlyForAccounts,
  },
  {
    name: '/dashboard',
    loads: [...publicSite, 'web/features/dashboard/index.ts', 'web/app/account-menu.tsx'],
    budget: 260_000,
    without: ['@tiptap/'],
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
    budget: 258_000,
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
]
