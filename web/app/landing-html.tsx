import { renderToStaticMarkup } from 'react-dom/server'
import type { AppLanguage } from '@vitrine/common/languages'
import { LandingPage } from '../features/landing/index.ts'
import { documentTitle } from '../lib/page-title.ts'
import { screens } from '../lib/screens.ts'
import { say } from '../lib/words/say.ts'
import { speakIn } from '../lib/words/switch-language.ts'
import { ExpectedActions } from './site-header.tsx'
import { SiteLayout } from './site-layout.tsx'

/** The landing page in a language, for the build. The browser gets no React for it. */
export async function landingHtml(language: AppLanguage) {
  await speakIn(language)
  const title = documentTitle(null)
  return {
    markup: renderToStaticMarkup(
      <SiteLayout actions={<ExpectedActions />}>
        <LandingPage />
      </SiteLayout>,
    ),
    title,
    metas: {
      description: say(screens.landing.description),
      'og:title': title,
      'og:description': say('Choose a template, fill in your work, publish it at your own address.'),
      'og:image:alt': say('Vitrine: a portfolio website of your own'),
    },
  }
}
