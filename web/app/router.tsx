import type { ComponentType } from 'react'
import { createBrowserRouter, Navigate, useParams } from 'react-router-dom'
import { appRoutes, editorPath } from '@vitrine/common/routes'
import { RequireAccount } from '../features/auth/index.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { RootLayout } from './root-layout.tsx'
import { RouteError } from './route-error.tsx'
import { SiteLayout } from './site-layout.tsx'

/** A route whose screen is a chunk of its own. */
const screen = (path: string, load: () => Promise<ComponentType>) => ({
  path,
  lazy: async () => ({ Component: await load() }),
})

const EditorRedirect = () => <Navigate to={editorPath(useParams().portfolioId ?? '')} replace />

export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        element: <SiteLayout />,
        ErrorBoundary: RouteError,
        children: [
          screen(appRoutes.landing, async () => (await import('../features/landing/index.ts')).LandingPage),
          screen(appRoutes.store, async () => (await import('../features/store/screens/store-page.tsx')).StorePage),
        ],
      },
      screen(appRoutes.signup, async () => (await import('../features/auth/screens/signup-screen.tsx')).SignupScreen),
      screen(appRoutes.login, async () => (await import('../features/auth/screens/login-screen.tsx')).LoginScreen),
      screen(appRoutes.verify, async () => (await import('../features/auth/screens/verify-screen.tsx')).VerifyScreen),
      screen(appRoutes.resetPassword, async () => (await import('../features/auth/screens/reset-password-screen.tsx')).ResetPasswordScreen),
      screen(appRoutes.example, async () => (await import('../features/example/index.ts')).ExamplePage),
      { path: appRoutes.editorShort, Component: EditorRedirect },
      {
        Component: RequireAccount,
        children: [
          {
            element: <SiteLayout footer={false} />,
            ErrorBoundary: RouteError,
            children: [
              screen(appRoutes.dashboard, async () => (await import('../features/dashboard/index.ts')).DashboardPage),
              screen(appRoutes.chooser, async () => (await import('../features/store/screens/chooser-page.tsx')).ChooserPage),
              screen(appRoutes.payment, async () => (await import('../features/payment/index.ts')).PlanPage),
              screen(appRoutes.onboarding, async () => (await import('../features/onboarding/index.ts')).OnboardingPage),
            ],
          },
          screen(appRoutes.editor, async () => (await import('../features/editor/index.ts')).EditorPage),
        ],
      },
      { element: <SiteLayout />, children: [{ path: '*', Component: NotFoundPage }] },
    ],
  },
])
