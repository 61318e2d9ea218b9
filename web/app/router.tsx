import type { ComponentType } from 'react'
import { createBrowserRouter, createPath, matchPath, Navigate, useParams } from 'react-router-dom'
import { appRoutes, editorPath } from '@vitrine/common/routes'
import { ScreenSkeleton } from '../components/screen-skeleton.tsx'
import { RequireAccount, RequireSignIn } from '../features/auth/index.ts'
import { readEarly } from '../lib/portfolio-reads.ts'
import { fetchWhenNear } from './come-near.ts'
import { loadScreen } from './load-screen.ts'
import { RootLayout } from './root-layout.tsx'
import { RouteError } from './route-error.tsx'

/** A component that is a chunk of its own. */
const chunk = (load: () => Promise<ComponentType>) => ({
  lazy: async () => ({ Component: await loadScreen(load, destination) }),
})

/** A route whose screen is a chunk of its own. */
function screen(path: string, load: () => Promise<ComponentType>) {
  if (path !== '*') fetchWhenNear(path, load)
  return { path, ...chunk(load) }
}

/** Where the reader is going, or is. */
const place = () => router.state.navigation.location ?? router.state.location
const destination = () => createPath(place())

/** What the editor begins with comes while its script is on its way. */
function readPortfolioEarly(): void {
  const id = matchPath(appRoutes.editor, place().pathname)?.params.portfolioId
  if (id) readEarly(id)
}

const EditorRedirect = () => <Navigate to={editorPath(useParams().portfolioId ?? '')} replace />

export const router = createBrowserRouter([
  {
    Component: RootLayout,
    // The only boundary: one on a route whose own chunk is missing is not shown, and nothing else either.
    ErrorBoundary: RouteError,
    HydrateFallback: () => <ScreenSkeleton pathname={location.pathname} />,
    children: [
      screen(appRoutes.signup, async () => (await import('../features/auth/screens/signup-screen.tsx')).SignupScreen),
      screen(appRoutes.login, async () => (await import('../features/auth/screens/login-screen.tsx')).LoginScreen),
      { path: appRoutes.editorShort, Component: EditorRedirect },
      {
        ...chunk(async () => (await import('./data-layout.tsx')).DataLayout),
        children: [
          screen(
            appRoutes.verify,
            async () => (await import('../features/auth/screens/verify-screen.tsx')).VerifyScreen,
          ),
          screen(
            appRoutes.resetPassword,
            async () => (await import('../features/auth/screens/reset-password-screen.tsx')).ResetPasswordScreen,
          ),
          screen(
            appRoutes.authAction,
            async () => (await import('../features/auth/screens/action-screen.tsx')).ActionScreen,
          ),
          screen(
            appRoutes.preview,
            async () => (await import('../features/preview/screens/local-preview-page.tsx')).LocalPreviewPage,
          ),
          {
            ...chunk(async () => (await import('./site-layouts.tsx')).PublicLayout),
            children: [
              // The build's own document at this address is for those who come from outside.
              screen(appRoutes.landing, async () => (await import('../features/landing/index.ts')).LandingPage),
              screen(appRoutes.store, async () => (await import('../features/store/screens/store-page.tsx')).StorePage),
              screen(
                appRoutes.paymentSuccess,
                async () =>
                  (await import('../features/payment/screens/payment-success-screen.tsx')).PaymentSuccessScreen,
              ),
              screen(
                appRoutes.sharedAnalytics,
                async () => (await import('../features/analytics/index.ts')).SharedAnalyticsPage,
              ),
              screen('*', async () => (await import('./not-found-page.tsx')).NotFoundPage),
            ],
          },
          {
            Component: RequireAccount,
            children: [
              {
                ...chunk(async () => (await import('./site-layouts.tsx')).AccountLayout),
                children: [
                  screen(
                    appRoutes.analytics,
                    async () => (await import('../features/analytics/index.ts')).AnalyticsPage,
                  ),
                  screen(
                    appRoutes.chooser,
                    async () => (await import('../features/store/screens/chooser-page.tsx')).ChooserPage,
                  ),
                  screen(
                    appRoutes.messages,
                    async () => (await import('../features/inbox/screens/inbox-page.tsx')).InboxPage,
                  ),
                  screen(
                    appRoutes.payment,
                    async () => (await import('../features/payment/screens/plan-page.tsx')).PlanPage,
                  ),
                  screen(appRoutes.account, async () => (await import('../features/account/index.ts')).AccountPage),
                  screen(
                    appRoutes.onboarding,
                    async () => (await import('../features/onboarding/index.ts')).OnboardingPage,
                  ),
                ],
              },
            ],
          },
          {
            Component: RequireSignIn,
            children: [
              {
                ...chunk(async () => (await import('./site-layouts.tsx')).AccountLayout),
                children: [
                  screen(
                    appRoutes.dashboard,
                    async () => (await import('../features/dashboard/index.ts')).DashboardPage,
                  ),
                ],
              },
              screen(appRoutes.editor, async () => {
                // A microtask later: the first screen is asked for while the router is being made.
                queueMicrotask(readPortfolioEarly)
                return (await import('../features/editor/index.ts')).EditorPage
              }),
              screen(
                appRoutes.editorPages,
                async () => (await import('../features/editor/screens/pages-page.tsx')).PagesPage,
              ),
              screen(
                appRoutes.pageEditor,
                async () => (await import('../features/editor/screens/page-editor-page.tsx')).PageEditorPage,
              ),
            ],
          },
        ],
      },
    ],
  },
])

/** Resolves once the script of the first screen is there. */
export const routerReady = () =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) resolve()
    else router.subscribe(({ initialized }) => initialized && resolve())
  })
