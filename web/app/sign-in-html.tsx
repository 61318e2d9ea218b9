import { renderToString } from 'react-dom/server'
import { appRoutes } from '@vitrine/common/routes'
import { LoginScreen } from '../features/auth/screens/login-screen.tsx'
import { SignupScreen } from '../features/auth/screens/signup-screen.tsx'
import { screenHtml } from './screen-html.tsx'

const screen = screenHtml([
  { path: appRoutes.login, Component: LoginScreen },
  { path: appRoutes.signup, Component: SignupScreen },
])

/** The markup of the sign-in screens, for the build: one can type before any script is there. */
export const signInHtml = async (path: string): Promise<string> =>
  renderToString(await screen(new URL(path, 'http://vitrine.invalid')))
