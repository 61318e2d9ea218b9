import { renderToString } from 'react-dom/server'
import type { AppLanguage } from '@vitrine/common/languages'
import { appRoutes } from '@vitrine/common/routes'
import { documentTitle } from '../lib/page-title.ts'
import { screens } from '../lib/screens.ts'
import { say } from '../lib/words/say.ts'
import { speakIn } from '../lib/words/switch-language.ts'
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

/** A sign-in screen in a language, for the build: one can type before any script is there. */
export async function signInHtml(name: 'login' | 'signup', language: AppLanguage) {
  await speakIn(language)
  return {
    markup: renderToString(await screen(new URL(appRoutes[name], 'http://vitrine.invalid'))),
    noScript: say('Vitrine’s builder needs JavaScript. The portfolios made with it do not.'),
    missing: say('Signing in couldn’t be loaded. Check your connection, then reload this page.'),
    ...(await factsOf(name, language)),
  }
}

/** What the document of a screen says before any script is there. */
export async function factsOf(name: keyof typeof screens, language: AppLanguage) {
  await speakIn(language)
  const { title, description } = screens[name]
  return { title: documentTitle(title && say(title)), metas: { description: say(description) } }
}
