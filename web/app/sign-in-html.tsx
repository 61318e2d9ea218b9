import { renderToString } from 'react-dom/server'
import { appRoutes } from '@vitrine/common/routes'
import { documentTitle } from '../lib/page-title.ts'
import { screens } from '../lib/screens.ts'
import { screenHtml } from './screen-html.tsx'

const screen = screenHtml([
  {
    path: appRoutes.login,
    lazy: async () => ({ Component: (await import('../features/auth/screens/login-screen.tsx')).LoginScreen }),
  },
  {
    path: appRoutes.signup,
    lazy: async () => ({ Component: (await import('../features/auth/screens/signup-screen.tsx')).SignupScreen }),
  },
])

/** The markup of the sign-in screens, for the build: one can type before any script is there. */
export const signInHtml = async (name: 'login' | 'signup'): Promise<string> =>
  renderToString(await screen(new URL(appRoutes[name], 'http://vitrine.invalid')))

/** What the document of a screen says before any script is there. */
export const factsOf = (name: keyof typeof screens) => ({
  title: documentTitle(screens[name].title),
  description: screens[name].description,
})
